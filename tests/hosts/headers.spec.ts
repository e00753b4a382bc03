// With which headers any host sends pages and files, asked of the one that HOSTED_BY names, or of that of `npm start`.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { builtPages, firstOf, SITE } from "#tests/support/built-pages.ts";
import { expect, test } from "#tests/support/test.ts";
import { headersOfAll, headersOfPages } from "#tools/hosts/headers.ts";
import { LOADED_BY_PAGES, otherPolicies } from "#tools/hosts/other-policies.ts";

const policy = /Content-Security-Policy: (.*); frame-ancestors/.exec(
  readFileSync(path.join(SITE, "_headers"), "utf8"),
);
const ofPages = headersOfPages(policy?.[1] ?? "");
const [ofFiles, ofWorker] = otherPolicies.map((other) => other.policy);

/** What an answer is sent with of the headers that are about safety: each once, or the second is named. */
async function safetyOf(request: APIRequestContext, address: string) {
  const known = Object.keys({ ...headersOfAll, ...ofPages }).map((name) => name.toLowerCase());
  const found: Record<string, string> = {};
  for (const { name, value } of (await request.get(address)).headersArray()) {
    const header = name.toLowerCase();
    if (known.includes(header)) found[header in found ? `${header} again` : header] = value;
  }
  return found;
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test("every page has each header of a page once, at an address where there is none as well", async ({
  request,
}) => {
  for (const address of [...builtPages, "/nobody", "/nobody/here/", "/assets/former.js"]) {
    expect([address, await safetyOf(request, address)]).toEqual([
      address,
      lowerCase({ ...headersOfAll, ...ofPages }),
    ]);
  }
});

test("what pages load by their own policy is sent without any", async ({ request }) => {
  for (const kind of LOADED_BY_PAGES) {
    const address = firstOf(kind, "/assets/");
    expect([address, await safetyOf(request, address)]).toEqual([address, lowerCase(headersOfAll)]);
  }
});

test("any other file that is opened by itself runs nothing, and the worker fetches from the site alone", async ({
  request,
}) => {
  for (const [address = "", policyOfIt = ""] of [
    ...["svg", "avif", "jpg", "png", "ics", "txt", "xml", "webmanifest"].map((kind) => [
      firstOf(kind),
      ofFiles,
    ]),
    ["/service-worker.js", ofWorker],
  ]) {
    // A church may be without photos.
    if (!address) continue;
    expect([address, await safetyOf(request, address)]).toEqual([
      address,
      lowerCase({ ...headersOfAll, "Content-Security-Policy": policyOfIt }),
    ]);
  }
});
