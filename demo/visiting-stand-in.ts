import { createServer } from "node:http";
import { churchSuiteStandIn } from "./stand-in.ts";
import { type Ask, whileRunning } from "./visiting.ts";

/** A test that visits a stand-in of its own, with a website of one sentence behind it. */
export function visitingStandIn(visit: (ask: Ask) => Promise<void>): () => Promise<void> {
  const standIn = churchSuiteStandIn();
  const server = createServer((request, response) => {
    standIn(request, response, () => response.end("the website"));
  });
  return () => whileRunning(server, visit);
}

/** What a browser sends for a form of the stand-in's own. */
export function post(body: BodyInit): RequestInit {
  return { method: "POST", body, headers: { "Sec-Fetch-Site": "same-origin" } };
}

/** What the control panel sends when a button is pressed. */
export const turnedTo = (feed: string) => post(new URLSearchParams({ feed }));
