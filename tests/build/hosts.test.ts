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

/** Asks the built site for the headers of an address. One that is sent twice has both values. */
async function askForHeaders(address: string): Promise<Headers> {
  const { headers } = await fetch(origin + address, { redirect: "manual" });
  return headers;
}

/** Asks how long browsers keep what is at an address. */
async function askHowLong(address: string): Promise<string | null> {
  const headers = await askForHeaders(address);
  return headers.get("cache-control");
}

const ASKED_FOR_AGAIN = /^(?:no-cache|public, max-age=0, must-revalidate)$/;

test("browsers keep files whose names change with their contents for a year, and ask for all others again", async () => {
  for (const kind of ["js", "css", "avif", "woff2"]) {
    const address = findBuiltFile(kind, "/assets/");
    expect(await askHowLong(address), address).toBe(KEPT_FOR_GOOD);
  }
  const others = ["/", "/giving", "/calendar.ics", "/sitemap.xml", "/service-worker.js"];
  for (const address of others) {
    expect(await askHowLong(address), address).toMatch(ASKED_FOR_AGAIN);
  }
});

const policy = /Content-Security-Policy: (.*); frame-ancestors/.exec(readBuiltFile("_headers"));
const pageHeaders = makePageHeaders(policy?.[1] ?? "");

/** The headers that are about safety. */
const namesAboutSafety = Object.keys({ ...headersOfAll, ...pageHeaders });

/** Expects of an answer exactly these of the headers that are about safety. */
async function expectHeaders(address: string, headers: Record<string, string>): Promise<void> {
  const answer = await askForHeaders(address);
  const received = namesAboutSafety.flatMap((name) => {
    const value = answer.get(name);
    return value === null ? [] : [[name, value]];
  });
  expect(Object.fromEntries(received), address).toEqual({ ...headersOfAll, ...headers });
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
