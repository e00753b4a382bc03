import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "#demo/free-port.ts";
import { builtPages } from "#tests/support/built-pages.ts";
import { hosts, isInstalled, type RunningHost, startHost } from "#tests/support/hosts.ts";
import { CROWD, sendCrowd } from "./crowd.ts";
import type { Measured } from "./report.ts";

const OWN = "npm start";

/** The most that the site's own server may need at once, in MB: a small computer has as much to spare. */
const MOST_MEMORY = 400;

/** Sends a crowd to every page of the site, on its own server and on each host that is on this computer. */
export async function serveCrowd(): Promise<Measured> {
  const measured: { broken: string[]; missing: string[] } = { broken: [], missing: [] };
  const rows = [await rowOf(OWN, startOwnServer, measured.broken)];
  for (const host of hosts) {
    if (isInstalled(host)) rows.push(await rowOf(host, () => startHost(host), measured.broken));
    else measured.missing.push(`serving by ${host}, which is not on this computer`);
  }
  const table = {
    title: CROWD,
    note: "Every page in turn, with brotli, asked for by a program on the same machine. `npm start` runs on one processor, wrangler is a program for developers: neither is meant for this.",
    head: [
      "server",
      "pages",
      "a second",
      "median ms",
      "99 of 100 within ms",
      "errors",
      "memory before, MB",
      "after",
      "at most",
    ],
    rows,
  };
  return { tables: [table], ...measured };
}

async function rowOf(
  name: string,
  start: () => Promise<RunningHost>,
  broken: string[],
): Promise<string[]> {
  const server = await start();
  try {
    const before = memoryOf(server.group);
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(server.group));
    }, 2000);
    const { times, perSecond, problems } = await sendCrowd(server.address, builtPages);
    clearInterval(watch);
    const after = memoryOf(server.group);
    if (problems.length > 0) broken.push(`${name}: ${problems.length} errors, as ${problems[0]}`);
    most = Math.max(most, after);
    if (name === OWN && most > MOST_MEMORY) broken.push(`${name}: ${most} MB of ${MOST_MEMORY}`);
    const numbers = [
      times.count,
      perSecond,
      times.percentile(50),
      times.percentile(99),
      problems.length,
      before,
      after,
      most,
    ];
    return [name, ...numbers.map(String)];
  } finally {
    await server.stop();
  }
}

async function startOwnServer(): Promise<RunningHost> {
  const port = await freePort();
  const server = spawn(process.execPath, ["demo/serve.ts"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  await once(server.stdout, "data");
  const stop = async () => {
    const ended = once(server, "exit");
    server.kill();
    await ended;
  };
  return { address: `http://127.0.0.1:${port}`, group: server.pid ?? 0, stop };
}

/** What the programs of a process group keep in memory, in MB. */
function memoryOf(group: number): number {
  const programs = execFileSync("ps", ["-eo", "pgid=,rss="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const kilobytes = programs.filter(([own]) => own === group).map(([, rss = 0]) => rss);
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1000);
}
