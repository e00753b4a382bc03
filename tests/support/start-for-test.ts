import { createServer, type Server } from "node:http";
import { onTestFinished } from "vitest";
import { listen } from "#tools/dev/listen.ts";
import { makeStandIn } from "#tools/dev/stand-in.ts";

/** Starts a server on a free port, and stops it when the test is over. Resolves with its origin. */
export async function startForTest(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return await listen(server);
}

/** Asks a server for a path, as `fetch` does. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Starts the stand-in for one test, in front of a website that answers everything with one sentence. */
export async function startStandIn(): Promise<Ask> {
  const standIn = makeStandIn();
  const website = createServer((request, response) => {
    standIn(request, response, () => response.end("the website"));
  });
  const origin = await startForTest(website);
  return (path, init) => fetch(origin + path, { redirect: "manual", ...init });
}
