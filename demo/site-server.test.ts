import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { get, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { createSiteServer } from "./site-server.ts";
import { startForTest } from "./start-for-test.ts";

const HUNDRED = "0123456789".repeat(10);
const SCRIPT = "/assets/page-a1b2.js";
const FILM = "/assets/film.avif";
const DOWNLOADS = 300;
const OPEN_FILES = "/dev/fd";

const builtFiles = {
  "index.html": "home",
  "404.html": "not found",
  "500.html": "failed",
  "about-us/index.html": "about us",
  _headers:
    "/*\n  X-Policy: 'self'\n  Strict-Transport-Security: max-age=1\n/assets/page-a1b2.js\n  Cache-Control: immutable\n/assets/*.avif\n  Cache-Control: immutable\n",
  "manifest.webmanifest": "{}",
  "calendar.ics": "BEGIN:VCALENDAR",
  ".well-known/security.txt": "Contact: mailto:office@church.example",
  "assets/page-a1b2.js": HUNDRED,
  "assets/page-a1b2.js.br": "brotli",
  "assets/page-a1b2.js.gz": gzipSync(HUNDRED),
  [FILM]: "",
};

function folderWith(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, contents] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
  return folder;
}

async function startSite() {
  const folder = folderWith(builtFiles);
  // Longer than what fits between server and visitor: a download that is broken off is not over.
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

test("a page answers at its plain address, without a redirect", async () => {
  const { ask } = await startSite();
  const { status, headers, body } = await ask("/about-us?from=a-friend");
  expect(status).toBe(200);
  expect(headers["content-type"]).toContain("text/html");
  expect(body).toBe("about us");
});

test("whom to tell of a hole is a plain text", async () => {
  const { ask } = await startSite();
  const { status, headers, body } = await ask("/.well-known/security.txt");
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(body).toContain("Contact: ");
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

test.each([
  ["bytes=10-19", 206, "bytes 10-19/100", 10],
  ["bytes=90-", 206, "bytes 90-99/100", 10],
  ["bytes=-30", 206, "bytes 70-99/100", 30],
  ["bytes=0-99999999999999999999", 206, "bytes 0-99/100", 100],
  ["bytes=50-10", 416, "bytes */100", undefined],
  ["bytes=100-", 416, "bytes */100", undefined],
  ["bytes=0-1,50-60", 200, undefined, 100],
  ["lines=1-2", 200, undefined, 100],
])("a request for %s answers %i with %s", async (Range, status, part, length) => {
  const { ask } = await startSite();
  const said = await ask(SCRIPT, { Range });
  expect(said.status).toBe(status);
  expect(said.headers["content-range"]).toBe(part);
  if (length) expect(said.body).toHaveLength(length);
  expect((await ask("/")).body, "the server is still there").toBe("home");
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

test("every answer has the headers that the build wrote, but for that of encrypted connections", async () => {
  const { ask, folder } = await startSite();
  for (const address of ["/", "/about-us/", SCRIPT, "/nobody"]) {
    const { headers } = await ask(address);
    expect(headers["x-policy"], address).toBe("'self'");
    expect(headers["strict-transport-security"], address).toBeUndefined();
  }
  expect((await ask("/", {}, "POST")).headers["x-policy"]).toBe("'self'");
  writeFileSync(path.join(folder, "_headers"), "/*\n  X-Policy: 'none'\n");
  expect((await ask("/")).headers["x-policy"], "of the site as it is built again").toBe("'none'");
});

test("what goes with every file is said in few words", async () => {
  const { ask } = await startSite();
  const { headers } = await ask(SCRIPT, { "Accept-Encoding": "br" });
  expect(Object.keys(headers).sort()).toEqual([
    "cache-control",
    "content-encoding",
    "content-length",
    "content-type",
    "date",
    "etag",
    "vary",
    "x-policy",
  ]);
  const again = { "Accept-Encoding": "br", "If-None-Match": headers.etag };
  expect((await ask(SCRIPT, again)).status).toBe(304);
});

test("a page that cannot be read answers 500 with the site's own page, and the log says which", async () => {
  const { ask, folder } = await startSite();
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  mkdirSync(path.join(folder, "giving"));
  symlinkSync("index.html", path.join(folder, "giving/index.html"));
  const { status, headers, body } = await ask("/giving");
  expect([status, body]).toEqual([500, "failed"]);
  expect(headers["cache-control"]).toBe("no-cache");
  expect(String(complaint.mock.calls)).toContain("/giving/index.html");
  expect((await ask("/")).body, "the server is still there").toBe("home");
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

test.runIf(existsSync(OPEN_FILES))(
  "downloads that visitors break off leave no file open",
  async () => {
    const { origin } = await startSite();
    const before = openFiles();
    for (let count = 0; count < DOWNLOADS; count++) {
      const [response] = await once(get(`${origin}${FILM}`, { agent: false }), "response");
      await once(response, "data");
      response.destroy();
    }
    await expect.poll(() => openFiles()).toBeLessThan(before + DOWNLOADS / 10);
  },
);

test.runIf(existsSync(OPEN_FILES))(
  "nor do visitors who are gone before the answer comes, and nothing is said of them",
  async () => {
    const { ask, origin } = await startSite();
    const complaint = vi.spyOn(console, "error");
    const before = openFiles();
    for (let count = 0; count < DOWNLOADS; count++) {
      const visitor = connect(Number(new URL(origin).port), "127.0.0.1");
      await once(visitor, "connect");
      visitor.write(`GET ${FILM} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () =>
        visitor.resetAndDestroy(),
      );
      await once(visitor, "close");
    }
    await expect.poll(openFiles).toBeLessThan(before + DOWNLOADS / 10);
    expect((await ask("/")).body).toBe("home");
    expect(complaint).not.toHaveBeenCalled();
  },
);

test("the stand-in stands in front", async () => {
  const { ask } = await startSite();
  expect((await ask("/demo")).body).toContain("stand-in for ChurchSuite");
});

test("without a built website it says what to run", () => {
  expect(() => createSiteServer(folderWith({}))).toThrow('Run "npm run build:stand-in" first');
});

/** How many files and connections this process has open. Windows does not say. */
function openFiles(): number {
  return readdirSync(OPEN_FILES).length;
}
