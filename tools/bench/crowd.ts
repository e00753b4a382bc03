import { Agent, get } from "node:http";
import { createHistogram, type RecordableHistogram } from "node:perf_hooks";

const CONNECTIONS = 1000;
const SECONDS = 30;
/** Whoever has waited for so long, in milliseconds, has been let down. */
const PATIENCE = 30_000;

export const CROWD = `A crowd on ${CONNECTIONS} connections for ${SECONDS} seconds`;

export type Crowd = { times: RecordableHistogram; perSecond: number; problems: string[] };

/** Very many visitors who ask a server for page after page, each beginning with another one. `times`: in milliseconds. */
export async function sendCrowd(site: string, pages: string[]): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times = createHistogram();
  const problems: string[] = [];
  const until = performance.now() + SECONDS * 1000;
  const visitor = async (index: number) => {
    for (let seen = index; performance.now() < until; seen++) {
      const asked = performance.now();
      const page = pages[seen % pages.length];
      const problem = await ask(site + page, agent);
      if (problem) problems.push(`${page}: ${problem}`);
      times.record(Math.max(1, Math.round(performance.now() - asked)));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => visitor(index)));
  agent.destroy();
  return { times, perSecond: Math.round(times.count / SECONDS), problems };
}

/** What was wrong with the answer, or undefined. */
function ask(address: string, agent: Agent): Promise<string | undefined> {
  return new Promise((answered) => {
    const headers = { "Accept-Encoding": "br" };
    const request = get(address, { agent, headers, timeout: PATIENCE }, (response) => {
      const { statusCode } = response;
      response.resume().on("error", ({ message }) => answered(message));
      response.on("end", () => answered(statusCode === 200 ? undefined : `status ${statusCode}`));
    });
    request.on("timeout", () => request.destroy(new Error(`no answer in ${PATIENCE / 1000} s`)));
    request.on("error", ({ message }) => answered(message));
  });
}
