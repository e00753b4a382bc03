// These are the answers and headers that every host must send. They are tested on the server of `npm start`, which reads
// the file `_headers`.
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPages, findBuiltFile, readBuiltFile, SITE } from "#tests/support/built-pages.ts";
import {
  contentTypes,
  headersOfAll,
  KEPT_FOR_GOOD,
  LOADED_BY_PAGES,
  makePageHeaders,
  otherPolicies,
} from "#tools/build/headers.ts";
import { listen } from "#tools/dev/listen.ts";
import { createSiteServer } from "#tools/dev/site-server.ts";

const server = createSiteServer(SITE);
let origin = "";
beforeAll(async () => {
  origin = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks the built site for an address, and follows no redirect. */
const ask = (address: string, init: RequestInit = {}) =>
  fetch(origin + address, { redirect: "manual", ...init });

const notFound = readBuiltFile("404.html");
const ASKED_FOR_AGAIN = /^(?:no-cache|public, max-age=0, must-revalidate)$/;

test("every page is at its address without a redirect, with a slash too", async () => {
  for (const page of builtPages) {
    const answer = await ask(page);
    const type = answer.headers.get("content-type");
    expect([page, answer.status, type]).toEqual([page, 200, contentTypes.html]);
    const html = await answer.text();
    for (const spelling of [page === "/" ? "/" : `${page}/`, `${page}?from=a-friend`]) {
      expect((await (await ask(spelling)).text()) === html, spelling).toBe(true);
    }
  }
});

test.each([
  ["a page", "/nobody/lives/here"],
  ["a page, with a slash", "/nobody/lives/here/"],
  ["a folder", "/activities"],
  ["a folder, with a slash", "/activities/"],
  ["the scripts and pictures", "/assets/"],
  ["a script of a former build", "/assets/entry.client-former.js"],
  ["a calendar", "/nobody.ics"],
  ["a compressed copy of a page", "/index.html.gz"],
  ["a compressed copy of a script", `${findBuiltFile("js")}.br`],
  ["what is for hosts", "/_headers"],
  ["another website", "//evil.example/"],
  ["a name with a null in it", "/%00"],
  ["a name longer than any file's", `/${"a".repeat(300)}`],
])("an address of %s leads to the site's own 404", async (_, address) => {
  const response = await ask(address);
  expect(response.status).toBe(404);
  expect((await response.text()) === notFound, "the site's own page").toBe(true);
  expect(response.headers.get("cache-control")).not.toContain("immutable");
});

test("files named by their contents are kept for a year, no others", async () => {
  const cacheOf = async (address: string) => (await ask(address)).headers.get("cache-control");
  for (const kind of ["js", "css", "avif", "woff2"]) {
    const address = findBuiltFile(kind, "/assets/");
    // A church may be without photos.
    if (kind === "avif" && !address) continue;
    expect(await cacheOf(address), address).toBe(KEPT_FOR_GOOD);
  }
  const others = ["/", "/giving", "/calendar.ics", "/manifest.webmanifest", "/service-worker.js"];
  for (const address of others) {
    expect(await cacheOf(address), address).toMatch(ASKED_FOR_AGAIN);
  }
});

test("what a browser has already is not sent again", async () => {
  for (const address of ["/giving", findBuiltFile("js")]) {
    const etag = (await ask(address)).headers.get("etag") ?? "";
    const again = await ask(address, { headers: { "If-None-Match": etag } });
    expect([address, again.status]).toEqual([address, 304]);
  }
});

test("every kind of file has its content type", async () => {
  for (const [kind, type] of Object.entries(contentTypes)) {
    const file = kind === "html" ? "/" : findBuiltFile(kind);
    if (!file) continue;
    const [sentType] = ((await ask(file)).headers.get("content-type") ?? "").split(";");
    expect([file, sentType]).toEqual([file, type.split(";")[0]]);
  }
});

test("security.txt, licences, robots and sitemap are where all look", async () => {
  const files = ["/.well-known/security.txt", "/licences.txt", "/robots.txt", "/sitemap.xml"];
  for (const address of files) {
    const answer = await ask(address);
    expect([address, answer.status]).toEqual([address, 200]);
    const kind = address.endsWith(".txt") ? contentTypes.txt : "xml";
    expect(answer.headers.get("content-type")).toContain(kind);
  }
});

test("a page can be asked about, and nothing can be sent to it", async () => {
  const response = await ask("/giving", { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([200, ""]);
  for (const method of ["POST", "PUT", "DELETE"]) {
    const refused = await ask("/giving", { method });
    expect([method, refused.status]).toEqual([method, 405]);
  }
});

const policy = /Content-Security-Policy: (.*); frame-ancestors/.exec(readBuiltFile("_headers"));
const ofPages = makePageHeaders(policy?.[1] ?? "");
const [ofFiles, ofWorker] = otherPolicies.map((other) => other.policy);

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const aboutSafety = Object.keys(lowerCase({ ...headersOfAll, ...ofPages }));

/** The headers of an answer as they were sent, also one that was sent twice: `fetch` would make one of both. */
async function headersSent(address: string): Promise<[name: string, value: string][]> {
  const call = request(origin + address).end();
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  answer.resume();
  const pairs: [string, string][] = [];
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    pairs.push([answer.rawHeaders[at] ?? "", answer.rawHeaders[at + 1] ?? ""]);
  }
  return pairs;
}

/** Expects of an answer exactly these of the headers that are about safety, each once. */
async function expectHeaders(address: string, headers: Record<string, string>): Promise<void> {
  const received: Record<string, string> = {};
  for (const [name, value] of await headersSent(address)) {
    const header = name.toLowerCase();
    if (!aboutSafety.includes(header)) continue;
    received[header in received ? `${header} again` : header] = value;
  }
  expect(received, address).toEqual(lowerCase({ ...headersOfAll, ...headers }));
}

test("every page has each header once, where there is no page as well", async () => {
  for (const address of [...builtPages, "/nobody", "/nobody/here/", "/assets/former.js"]) {
    await expectHeaders(address, ofPages);
  }
});

test("what pages load by their own policy is sent without any", async () => {
  for (const kind of LOADED_BY_PAGES) await expectHeaders(findBuiltFile(kind, "/assets/"), {});
});

test("other files run nothing, and the worker fetches from the site alone", async () => {
  const kinds = ["svg", "avif", "jpg", "png", "ics", "txt", "xml", "webmanifest"];
  // A church may be without photos.
  for (const file of kinds.map((kind) => findBuiltFile(kind)).filter(Boolean)) {
    await expectHeaders(file, { "Content-Security-Policy": ofFiles ?? "" });
  }
  await expectHeaders("/service-worker.js", { "Content-Security-Policy": ofWorker ?? "" });
});
