import { once } from "node:events";
import { truncateSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { listenOnFreePort } from "#demo/listen.ts";
import { createSiteServer } from "#demo/site-server.ts";
import { churchSuiteStandIn } from "#demo/stand-in.ts";
import { folderWith } from "./folder-with.ts";

/** Runs a server on a port of its own until the test is over; answers its origin. */
export async function startForTest(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return await listenOnFreePort(server);
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

/** What a browser sends for a form of the stand-in's own. */
export function post(body: BodyInit): RequestInit {
  return { method: "POST", body, headers: { "Sec-Fetch-Site": "same-origin" } };
}

/** What the control panel sends when a button is pressed. */
export const turnedTo = (feed: string) => post(new URLSearchParams({ feed }));

const HUNDRED = "0123456789".repeat(10);
export const SCRIPT = "/assets/page-a1b2.js";
/** Longer than what fits between server and visitor: a download of it that is broken off is not over. */
export const FILM = "/assets/film.avif";

const builtFiles = {
  "index.html": "home",
  "404.html": "not found",
  "500.html": "failed",
  "about-us/index.html": "about us",
  _headers: [
    "/*",
    "  X-Policy: 'self'",
    "  X-Only-For-Pages: 1",
    "  Strict-Transport-Security: max-age=1",
    "/about-us",
    "  X-Of-This-Page: 1",
    SCRIPT,
    "  ! X-Only-For-Pages",
    "  Cache-Control: immutable",
    "/assets/*.avif",
    "  ! X-Only-For-Pages",
    "  X-Only-For-Pages: not quite",
    "  Cache-Control: immutable",
  ].join("\n"),
  "assets/page-a1b2.js": HUNDRED,
  "assets/page-a1b2.js.br": "brotli",
  "assets/page-a1b2.js.gz": gzipSync(HUNDRED),
  [FILM]: "",
};

/** Serves a small built website until the test is over. */
export async function startSite() {
  const folder = folderWith(builtFiles);
  truncateSync(path.join(folder, FILM), 64_000_000);
  const origin = await startForTest(createSiteServer(folder));
  /** What the server says to a request, its bytes as they travel. */
  const ask = async (address: string, headers: object = {}, method = "GET") => {
    const asked = request(origin + address, { headers: { ...headers }, method, agent: false });
    const [response]: IncomingMessage[] = await once(asked.end(), "response");
    if (!response) throw new Error("There was no answer.");
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
  return { ask, folder, origin };
}
