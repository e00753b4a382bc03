// These are the answers and headers that every host must send for the files of the built site. They are tested on the
// server of `npm start`, which reads the file `_headers`; tools/dev/site-server.test.ts tests the server itself.
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  builtPages,
  findBuiltFile,
  readBuiltFile,
  SITE,
  visitorsFiles,
} from "#tests/support/built-pages.ts";
import {
  headersOfAll,
  KEPT_FOR_GOOD,
  makePageHeaders,
  POLICY_OF_FILES,
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
function ask(address: string): Promise<Response> {
  return fetch(origin + address, { redirect: "manual" });
}

/** Asks for an address, and reads one header of the answer. */
async function askForHeader(address: string, name: string): Promise<string | null> {
  const answer = await ask(address);
  return answer.headers.get(name);
}

const notFound = readBuiltFile("404.html");
const ASKED_FOR_AGAIN = /^(?:no-cache|public, max-age=0, must-revalidate)$/;

test("every page is sent at its address without a redirect, also with a slash or a query behind it", async () => {
  for (const page of builtPages) {
    const answer = await ask(page);
    const type = answer.headers.get("content-type");
    expect([answer.status, type], page).toEqual([200, "text/html; charset=utf-8"]);
    const html = await answer.text();
    const withSlash = page === "/" ? "/" : `${page}/`;
    for (const spelling of [withSlash, `${page}?from=a-friend`]) {
      const sameAnswer = await ask(spelling);
      // A failure that printed both pages could not be read.
      const isSame = (await sameAnswer.text()) === html;
      expect(isSame, spelling).toBe(true);
    }
  }
});

test.each([
  ["an unknown page", "/nobody/lives/here"],
  ["an unknown page, with a slash", "/nobody/lives/here/"],
  ["a folder", "/activities"],
  ["a folder, with a slash", "/activities/"],
  ["the folder of scripts and pictures", "/assets/"],
  ["a script of a former build", "/assets/entry.client-former.js"],
  ["an unknown calendar", "/nobody.ics"],
  ["a file that is for hosts", "/_headers"],
  ["what looks like another website", "//evil.example/"],
  ["a name with a null in it", "/%00"],
  ["a name longer than any file's", `/${"a".repeat(300)}`],
])(
  "at the address of %s nobody finds a file, but the site's own page for unknown addresses",
  async (_, address) => {
    const response = await ask(address);
    expect(response.status).toBe(404);
    const isOwnPage = (await response.text()) === notFound;
    expect(isOwnPage, "the site's own page").toBe(true);
    expect(response.headers.get("cache-control")).not.toContain("immutable");
  },
);

test("browsers keep files whose names change with their contents for a year, and ask for all others again", async () => {
  for (const kind of ["js", "css", "avif", "woff2"]) {
    const address = findBuiltFile(kind, "/assets/");
    expect(await askForHeader(address, "cache-control"), address).toBe(KEPT_FOR_GOOD);
  }
  const others = ["/", "/giving", "/calendar.ics", "/manifest.webmanifest", "/service-worker.js"];
  for (const address of others) {
    expect(await askForHeader(address, "cache-control"), address).toMatch(ASKED_FOR_AGAIN);
  }
});

const policy = /Content-Security-Policy: (.*); frame-ancestors/.exec(readBuiltFile("_headers"));
const pageHeaders = makePageHeaders(policy?.[1] ?? "");

/** Writes the names of headers in small letters, as they are compared. */
function withSmallNames(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers);
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

const namesAboutSafety = Object.keys(withSmallNames({ ...headersOfAll, ...pageHeaders }));

/** Asks for the headers of an address as they are sent. If one is sent twice, `fetch` would make one of both. */
async function askForRawHeaders(address: string): Promise<[name: string, value: string][]> {
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
  for (const [name, value] of await askForRawHeaders(address)) {
    const header = name.toLowerCase();
    if (!namesAboutSafety.includes(header)) continue;
    received[header in received ? `${header} again` : header] = value;
  }
  expect(received, address).toEqual(withSmallNames({ ...headersOfAll, ...headers }));
}

test("every page is sent with each header once, and so is the page for unknown addresses", async () => {
  for (const address of [...builtPages, "/nobody", "/nobody/here/", "/assets/former.js"]) {
    await expectHeaders(address, pageHeaders);
  }
});

/** The kinds of files that only pages load. */
const loadedByPages = ["css", "js", "woff2"];

test("styles, scripts and fonts are sent without a policy, because that of the page holds for them", async () => {
  for (const kind of loadedByPages) await expectHeaders(findBuiltFile(kind, "/assets/"), {});
});

test("the policy of every other kind of file lets it run nothing", async () => {
  const kinds = new Set(visitorsFiles.map((file) => path.extname(file).slice(1)));
  // The file _headers has no ending.
  for (const kind of ["", "html", ...loadedByPages]) kinds.delete(kind);
  expect(kinds.size).toBeGreaterThan(5);
  for (const kind of kinds) {
    await expectHeaders(findBuiltFile(kind), { "Content-Security-Policy": POLICY_OF_FILES });
  }
});
