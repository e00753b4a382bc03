import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { createHistogram } from "node:perf_hooks";
import { builtPages } from "#tests/support/built-pages.ts";
import { freePort } from "./free-port.ts";
import type { Measured } from "./report.ts";

const CONNECTIONS = 1000;
const SECONDS = 30;

/** Asks the site's own server, which runs by itself, for page after page on very many connections. */
export async function serveCrowd(): Promise<Measured> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const server = spawn(process.execPath, ["demo/serve.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times = createHistogram();
  const problems: string[] = [];
  const until = performance.now() + SECONDS * 1000;
  const visitor = async (index: number) => {
    for (let seen = index; performance.now() < until; seen++) {
      const asked = performance.now();
      const page = builtPages[seen % builtPages.length];
      const problem = await ask(`http://127.0.0.1:${port}${page}`, agent);
      if (problem) problems.push(problem);
      times.record(Math.max(1, Math.round(performance.now() - asked)));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => visitor(index)));
  agent.destroy();
  server.kill();
  const rate = Math.round(times.count / SECONDS);
  const [half, most] = [times.percentile(50), times.percentile(99)];
  const table = {
    title: `A crowd on ${CONNECTIONS} connections for ${SECONDS} seconds`,
    note: "Pages with brotli from the server of `npm start`, asked for by a program on the same machine.",
    head: ["pages", "a second", "median ms", "99 of 100 within ms", "errors"],
    rows: [[times.count, rate, half, most, problems.length].map(String)],
  };
  const broken = problems.length > 0 ? [`serving: ${problems.length} errors: ${problems[0]}`] : [];
  return { tables: [table], broken };
}

/** What was wrong with the answer, or undefined. */
function ask(address: string, agent: Agent): Promise<string | undefined> {
  return new Promise((answered) => {
    get(address, { agent, headers: { "Accept-Encoding": "br" } }, (response) => {
      const { statusCode } = response;
      response.resume().on("error", ({ message }) => answered(message));
      response.on("end", () => answered(statusCode === 200 ? undefined : `status ${statusCode}`));
    }).on("error", ({ message }) => answered(message));
  });
}
