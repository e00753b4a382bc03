import { createServer, type Server } from "node:http";
import { onTestFinished } from "vitest";
import { listen } from "#tools/dev/listen.ts";
import { churchSuiteStandIn } from "#tools/dev/stand-in.ts";

/** Runs a server on a port of its own until the test is over; answers its origin. */
export async function startForTest(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return await listen(server);
}

/** Starts a stand-in for one test, with a website of one sentence behind it; answers what asks it. */
export async function startStandIn() {
  const standIn = churchSuiteStandIn();
  const website = createServer((request, response) => {
    standIn(request, response, () => response.end("the website"));
  });
  const origin = await startForTest(website);
  return (path: string, init?: RequestInit) =>
    fetch(origin + path, { redirect: "manual", ...init });
}
