import { appendFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "#tests/support/folder-with.ts";
import { FILM, SCRIPT, startSite } from "#tests/support/start-for-test.ts";
import { createSiteServer } from "./site-server.ts";

test("a page answers at its plain address, without a redirect", async () => {
  const { ask } = await startSite();
  const { status, headers, body } = await ask("/about-us?from=a-friend");
  expect(status).toBe(200);
  expect(headers["content-type"]).toContain("text/html");
  expect(body).toBe("about us");
});

test.each([
  "/nobody/here",
  "/404",
  "/404.html",
  "/500.html",
  "/assets",
  "/%",
  "/%00",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%5c..%5cetc",
  "/%c0%af",
  "//evil.example/",
  "/__proto__",
  "/.git/config",
  "/_headers",
  `${SCRIPT}.br`,
  `${SCRIPT}%2egz`,
  "/assets/page-of-a-former-build.js",
])("%s answers 404 with the site's own page, which is not kept", async (address) => {
  const { ask } = await startSite();
  const { status, headers, body } = await ask(address);
  expect(status).toBe(404);
  expect(headers["cache-control"]).toBe("no-cache");
  expect(body).toBe("not found");
});

test("files named by their contents are kept for good, everything else is asked for again", async () => {
  const { ask } = await startSite();
  for (const file of [SCRIPT, FILM]) {
    expect((await ask(file, {}, "HEAD")).headers["cache-control"]).toContain("immutable");
  }
  expect((await ask("/calendar.ics")).headers["cache-control"]).toBe("no-cache");
});

test.each([
  [SCRIPT, "text/javascript; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json"],
  ["/calendar.ics", "text/calendar; charset=utf-8"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  [FILM, "image/avif"],
])("%s says that it is %s", async (address, type) => {
  const { ask } = await startSite();
  expect((await ask(address)).headers["content-type"]).toBe(type);
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
  expect(headers.vary).toBe("Accept-Encoding");
});

test("what a browser has already is not sent again", async () => {
  const { ask } = await startSite();
  const { etag, "last-modified": changed } = (await ask("/about-us")).headers;
  for (const has of [etag, `"older", ${etag}`, "*"]) {
    expect((await ask("/about-us", { "If-None-Match": has })).status, has).toBe(304);
  }
  expect((await ask("/about-us", { "If-Modified-Since": changed })).status).toBe(304);
  expect((await ask("/about-us", { "If-None-Match": '"older"' })).status).toBe(200);
});

test.each(["POST", "PUT", "DELETE", "TRACE", "OPTIONS"])("%s is refused", async (method) => {
  const { ask } = await startSite();
  const { status, headers } = await ask("/about-us", {}, method);
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD");
});

test("HEAD tells of a page without sending it", async () => {
  const { ask } = await startSite();
  const { status, headers, body } = await ask("/about-us", {}, "HEAD");
  expect([status, headers["content-length"], body]).toEqual([200, "8", ""]);
});

test("the site may be built again while it is served", async () => {
  const { ask, folder } = await startSite();
  appendFileSync(path.join(folder, "about-us/index.html"), ", and more");
  expect((await ask("/about-us")).body).toBe("about us, and more");
  rmSync(path.join(folder, "about-us/index.html"));
  expect((await ask("/about-us")).status).toBe(404);
  rmSync(path.join(folder, "404.html"));
  expect((await ask("/about-us")).status).toBe(404);
});

test("the stand-in stands in front", async () => {
  const { ask } = await startSite();
  expect((await ask("/demo")).body).toContain("stand-in for ChurchSuite");
});

test("without a built website it says what to run", () => {
  expect(() => createSiteServer(folderWith({}))).toThrow('Run "npm run build:stand-in" first');
});
