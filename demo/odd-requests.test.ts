import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { get } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { FILM, SCRIPT, startSite } from "#tests/support/start-for-test.ts";

const DOWNLOADS = 300;
const OPEN_FILES = "/dev/fd";

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

const asking = (address: string, ...lines: string[]) =>
  [`GET ${address} HTTP/1.1`, "Host: localhost", "Connection: close", ...lines, "", ""].join(
    "\r\n",
  );

test.each([
  ["an address of 8 kB", asking(`/${"a".repeat(8000)}`), 404],
  ["an address of 20 kB", asking(`/${"a".repeat(20_000)}`), 431],
  ["the address of another website", asking("http://evil.example/about-us"), 404],
  ["no address", asking("about-us"), 400],
  ["two lengths", asking("/", "Transfer-Encoding: chunked", "Content-Length: 5"), 400],
  ["3,000 headers", asking("/", ...Array(3000).fill("X-Long: header")), 431],
  ["what is no request", "\0\xff\r\n\r\n", 400],
])("%s is refused, and the server is still there", async (_, words, status) => {
  const { ask, origin } = await startSite();
  const visitor = connect(Number(new URL(origin).port), "127.0.0.1");
  visitor.write(words, "latin1");
  expect(await text(visitor)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await ask("/")).body).toBe("home");
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

/** How many files and connections this process has open. Windows does not say. */
function openFiles(): number {
  return readdirSync(OPEN_FILES).length;
}
