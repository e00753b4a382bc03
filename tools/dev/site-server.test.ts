import { once } from "node:events";
import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { folderWith } from "#tests/support/folder-with.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { createSiteServer } from "./site-server.ts";

// What any host has to answer, tests/build/hosts.test.ts asks of this server, too.
const HUNDRED = "0123456789".repeat(10);
const SCRIPT = "/assets/page-a1b2.js";
const FILM = "/assets/film.avif";

const builtFiles = {
  "index.html": "home",
  "404.html": "not found",
  "500.html": "failed",
  "about-us/index.html": "about us",
  _headers: `/*
  X-Policy: 'self'
  X-Only-For-Pages: 1
  Strict-Transport-Security: max-age=1
/about-us
  X-Of-This-Page: 1
${SCRIPT}
  ! X-Only-For-Pages
  Cache-Control: immutable
/assets/*.avif
  ! X-Only-For-Pages
  X-Only-For-Pages: not quite
  Cache-Control: immutable
`,
  [SCRIPT]: HUNDRED,
  [`${SCRIPT}.br`]: "brotli",
  [`${SCRIPT}.gz`]: gzipSync(HUNDRED),
  [FILM]: "",
};

/** Serves a small built website until the test is over; `ask` answers what it says, its bytes as they travel. */
async function startSite() {
  const folder = folderWith(builtFiles);
  const origin = await startForTest(createSiteServer(folder));
  const ask = async (address: string, headers: object = {}, method = "GET") => {
    const asked = request(origin + address, { headers: { ...headers }, method, agent: false });
    const [response] = (await once(asked.end(), "response")) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
  return { ask, folder };
}

test.each([
  "/404",
  "/500.html",
  "/404%2ehtml",
  "/%",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%5c..%5cetc",
  "/%c0%af",
  "/__proto__",
  "/.git/config",
  "/%5fheaders",
  `${SCRIPT}%2egz`,
])("%s answers 404 with the site's own page, which is not kept", async (address) => {
  const { ask } = await startSite();
  const { status, headers, body } = await ask(address);
  expect([status, headers["cache-control"], body]).toEqual([404, "no-cache", "not found"]);
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["gzip, br;q=0", "gzip"],
  ["br;q=0", undefined],
  ["", undefined],
])("a browser that takes %j gets %j", async (accepted, encoding) => {
  const { ask } = await startSite();
  const { headers } = await ask(SCRIPT, { "Accept-Encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(headers.vary).toContain("Accept-Encoding");
});

test.each([
  ["/", "'self'", undefined, "1"],
  ["/about-us", "'self'", "1", "1"],
  ["/about-us/", "'self'", "1", "1"],
  ["/about-us?a=b", "'self'", "1", "1"],
  ["/nobody", "'self'", undefined, "1"],
  [SCRIPT, "'self'", undefined, undefined],
  [FILM, "'self'", undefined, "not quite"],
])("%s has the headers of the build, but not HSTS", async (address, ofAll, ofPage, forPages) => {
  const { ask } = await startSite();
  const { headers } = await ask(address, {}, "HEAD");
  const named = ["x-policy", "x-of-this-page", "x-only-for-pages", "strict-transport-security"];
  expect(named.map((name) => headers[name])).toEqual([ofAll, ofPage, forPages, undefined]);
  for (const method of ["OPTIONS", "TRACE"]) {
    const refused = await ask(address, {}, method);
    const said = [refused.status, refused.headers.allow, refused.headers["x-policy"]];
    expect(said, method).toEqual([405, "GET, HEAD", ofAll]);
  }
});

test("the site may be built again while it is served: other versions of a file are sent, those that a browser has are not", async () => {
  const { ask, folder } = await startSite();
  const page = path.join(folder, "about-us/index.html");
  const asked = { "If-None-Match": (await ask("/about-us")).headers.etag };
  expect((await ask("/about-us", asked)).status).toBe(304);
  appendFileSync(page, ", and more");
  writeFileSync(path.join(folder, "_headers"), "/*\n  X-Policy: 'none'\n");
  const { body, headers } = await ask("/about-us", asked);
  expect([body, headers["x-policy"]]).toEqual(["about us, and more", "'none'"]);
  rmSync(page);
  rmSync(path.join(folder, "404.html"));
  expect((await ask("/about-us")).status).toBe(404);
});

test("the stand-in stands in front, and without a built website it is said what to run", async () => {
  const { ask } = await startSite();
  expect((await ask("/demo")).body).toContain("stand-in for ChurchSuite");
  expect(() => createSiteServer(folderWith({}))).toThrow('Run "npm run build:to-try" first');
});

test("a page that cannot be read answers 500 with the site's own page, and the log says which", async () => {
  const { ask, folder } = await startSite();
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  mkdirSync(path.join(folder, "giving"));
  symlinkSync("index.html", path.join(folder, "giving/index.html"));
  const { status, headers, body } = await ask("/giving");
  expect([status, headers["cache-control"], body]).toEqual([500, "no-cache", "failed"]);
  expect(String(complaint.mock.calls)).toContain("/giving/index.html");
  expect((await ask("/")).body, "the server is still there").toBe("home");
});
