import { once } from "node:events";
import { appendFileSync, writeFileSync } from "node:fs";
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { makeFolder } from "#tests/support/make-folder.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { createSiteServer } from "./site-server.ts";

// tests/build/hosts.test.ts asks this server for the files of a real build, as any host has to send them.
const LONG_TEXT = "0123456789".repeat(200);
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
  [SCRIPT]: LONG_TEXT,
  [FILM]: "",
};

/** An answer as it was sent: `fetch` would change the address before it asks, and unpack the body. */
type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** A small built website that is served until the test is over. */
type TestSite = {
  ask: (address: string, headers?: OutgoingHttpHeaders, method?: string) => Promise<Answer>;
  /** The folder of its files. */
  folder: string;
};

async function startSite(): Promise<TestSite> {
  const folder = makeFolder(builtFiles);
  const origin = await startForTest(createSiteServer(folder));
  return {
    folder,
    async ask(address, headers = {}, method = "GET") {
      const call = request(origin + address, { headers, method, agent: false });
      const [response] = (await once(call.end(), "response")) as [IncomingMessage];
      return { status: response.statusCode, headers: response.headers, body: await text(response) };
    },
  };
}

test.each([
  "/404",
  "/404%2ehtml",
  "/%",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%5c..%5cetc",
  "/.git/config",
  "/%5fheaders",
])(
  "nobody gets a file at %s: the site's own page answers with 404, and is not kept",
  async (address) => {
    const { ask } = await startSite();
    const { status, headers, body } = await ask(address);
    expect([status, headers["cache-control"], body]).toEqual([404, "no-cache", "not found"]);
  },
);

test("a script is compressed for a browser that reads that, as hosts do it", async () => {
  const { ask } = await startSite();
  const { headers } = await ask(SCRIPT, { "Accept-Encoding": "gzip, deflate, br" });
  expect(headers["content-encoding"]).toBe("gzip");
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  const plain = await ask(SCRIPT);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body).toBe(LONG_TEXT);
});

test.each([
  ["/", "'self'", undefined, "1"],
  ["/about-us", "'self'", "1", "1"],
  ["/about-us/", "'self'", "1", "1"],
  ["/about-us?a=b", "'self'", "1", "1"],
  ["/nobody", "'self'", undefined, "1"],
  [SCRIPT, "'self'", undefined, undefined],
  [FILM, "'self'", undefined, "not quite"],
])(
  "%s is sent with the headers that the file _headers gives it, but never HSTS",
  async (address, policy, ofThisPage, onlyForPages) => {
    const { ask } = await startSite();
    const { headers } = await ask(address, {}, "HEAD");
    expect(headers["x-policy"]).toBe(policy);
    expect(headers["x-of-this-page"]).toBe(ofThisPage);
    expect(headers["x-only-for-pages"]).toBe(onlyForPages);
    expect(headers["strict-transport-security"]).toBeUndefined();
  },
);

test("a page is sent again when the site was built again, and only then", async () => {
  const { ask, folder } = await startSite();
  const { headers } = await ask("/about-us");
  const known = { "If-None-Match": headers.etag };
  expect(await ask("/about-us", known)).toMatchObject({ status: 304, body: "" });
  appendFileSync(path.join(folder, "about-us/index.html"), ", and more");
  writeFileSync(path.join(folder, "_headers"), "/*\n  X-Policy: 'none'\n");
  const again = await ask("/about-us", known);
  expect(again.body).toBe("about us, and more");
  expect(again.headers["x-policy"]).toBe("'none'");
});

test("whoever starts the server without a built website is told what to run", () => {
  expect(() => createSiteServer(makeFolder({}))).toThrow('Run "npm run build:to-try" first');
});
