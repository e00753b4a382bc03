import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { get } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { folderWith } from "#tests/support/folder-with.ts";
import { FILM, SCRIPT, startSite } from "#tests/support/start-for-test.ts";
import { createSiteServer } from "./site-server.ts";

const DOWNLOADS = 300;
const OPEN_FILES = "/dev/fd";

test("a page answers at its plain address, without a redirect", async () => {
  const { ask } = await startSite();
  const { status, headers, body } = await ask("/about-us?from=a-friend");
  expect([status, headers["content-type"], body]).toEqual([
    200,
    "text/html; charset=utf-8",
    "about us",
  ]);
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
  expect([status, headers["cache-control"], body]).toEqual([404, "no-cache", "not found"]);
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
  expect((await ask(address, {}, "HEAD")).headers["content-type"]).toBe(type);
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

test("what a browser has already is not sent again", async () => {
  const { ask } = await startSite();
  for (const address of ["/about-us", SCRIPT]) {
    const { etag } = (await ask(address)).headers;
    for (const has of [etag, `"older", ${etag}`, "*"]) {
      expect((await ask(address, { "If-None-Match": has })).status, has).toBe(304);
    }
    expect((await ask(address, { "If-None-Match": '"older"' })).status).toBe(200);
  }
});

test.each(["POST", "PUT", "DELETE", "TRACE", "OPTIONS"])("%s is refused", async (method) => {
  const { ask } = await startSite();
  const { status, headers } = await ask("/about-us", {}, method);
  expect([status, headers.allow, headers["x-policy"]]).toEqual([405, "GET, HEAD", "'self'"]);
});

test("HEAD tells of a page without sending it", async () => {
  const { ask } = await startSite();
  const { status, headers, body } = await ask("/about-us", {}, "HEAD");
  expect([status, headers["content-length"], body]).toEqual([200, "8", ""]);
});

test("every answer has the headers that the build wrote, but for that of encrypted connections", async () => {
  const { ask, folder } = await startSite();
  for (const address of ["/", "/about-us/", SCRIPT, "/nobody"]) {
    const { headers } = await ask(address);
    expect(headers["x-policy"], address).toBe("'self'");
    expect(headers["strict-transport-security"], address).toBeUndefined();
  }
  for (const address of ["/about-us", "/about-us/", "/about-us?a=b"]) {
    expect((await ask(address)).headers["x-of-this-page"], address).toBe("1");
  }
  expect((await ask("/")).headers["x-of-this-page"]).toBeUndefined();
  writeFileSync(path.join(folder, "_headers"), "/*\n  X-Policy: 'none'\n");
  expect((await ask("/")).headers["x-policy"], "of the site as it is built again").toBe("'none'");
});

test("a file goes without the headers that the build takes away from it, or with others", async () => {
  const { ask } = await startSite();
  const headerAt = async (address: string) =>
    (await ask(address, {}, "HEAD")).headers["x-only-for-pages"];
  expect(await headerAt("/about-us")).toBe("1");
  expect(await headerAt("/assets/of-a-former-build.js")).toBe("1");
  expect(await headerAt(SCRIPT)).toBeUndefined();
  expect(await headerAt(FILM)).toBe("not quite");
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

test.each([
  ["bytes=10-19", 206, "bytes 10-19/100", 10],
  ["bytes=-30", 206, "bytes 70-99/100", 30],
  ["bytes=0-99999999999999999999", 206, "bytes 0-99/100", 100],
  ["bytes=50-10", 416, "bytes */100", undefined],
  ["bytes=100-", 416, "bytes */100", undefined],
  ["bytes=0-1,50-60", 206, "bytes 0-99/100", 100],
])("a request for %s answers %i with %s", async (Range, status, part, length) => {
  const { ask } = await startSite();
  const said = await ask(SCRIPT, { Range });
  expect([said.status, said.headers["content-range"]]).toEqual([status, part]);
  if (length) expect(said.body).toHaveLength(length);
  expect((await ask("/")).body, "the server is still there").toBe("home");
});

test.each([
  ["an address of 8 kB", `GET /${"a".repeat(8000)} HTTP/1.1`, 404],
  ["an address of 20 kB", `GET /${"a".repeat(20_000)} HTTP/1.1`, 431],
  ["the address of another website", "GET http://evil.example/nobody HTTP/1.1", 404],
  ["what is no request", "\0\xff", 400],
])("%s is refused, and the server is still there", async (_, line, status) => {
  const { ask, origin } = await startSite();
  const visitor = connect(Number(new URL(origin).port), "127.0.0.1");
  visitor.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`, "latin1");
  expect(await text(visitor)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await ask("/")).body).toBe("home");
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

test.runIf(existsSync(OPEN_FILES))(
  "downloads that visitors break off leave no file open, and nothing is said of them",
  async () => {
    const { ask, origin } = await startSite();
    const complaint = vi.spyOn(console, "error");
    const before = openFiles();
    for (let count = 0; count < DOWNLOADS; count++) {
      const [response] = await once(get(`${origin}${FILM}`, { agent: false }), "response");
      await once(response, "data");
      response.destroy();
    }
    await expect.poll(openFiles).toBeLessThan(before + DOWNLOADS / 10);
    expect((await ask("/")).body).toBe("home");
    expect(complaint).not.toHaveBeenCalled();
  },
);

/** How many files and connections this process has open. Windows does not say. */
function openFiles(): number {
  return readdirSync(OPEN_FILES).length;
}
