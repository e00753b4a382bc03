// With which headers any host sends pages and files, asked of the server of `npm start`, which reads `_headers`.
import type { APIRequestContext } from "@playwright/test";
import { builtPages, firstOf, published } from "#tests/support/built-pages.ts";
import { expect, test } from "#tests/support/test.ts";
import {
  headersOfAll,
  headersOfPages,
  LOADED_BY_PAGES,
  otherPolicies,
} from "#tools/hosts/headers.ts";

const policy = /Content-Security-Policy: (.*); frame-ancestors/.exec(published("_headers"));
const ofPages = headersOfPages(policy?.[1] ?? "");
const [ofFiles, ofWorker] = otherPolicies.map((other) => other.policy);

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const aboutSafety = Object.keys(lowerCase({ ...headersOfAll, ...ofPages }));

/** Expects of an answer exactly these of the headers that are about safety, each once. */
async function expectHeaders(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string>,
): Promise<void> {
  const found: Record<string, string> = {};
  for (const { name, value } of (await request.get(address)).headersArray()) {
    const header = name.toLowerCase();
    if (!aboutSafety.includes(header)) continue;
    found[header in found ? `${header} again` : header] = value;
  }
  expect(found, address).toEqual(lowerCase({ ...headersOfAll, ...headers }));
}

test("every page has each header once, where there is no page as well", async ({ request }) => {
  for (const address of [...builtPages, "/nobody", "/nobody/here/", "/assets/former.js"]) {
    await expectHeaders(request, address, ofPages);
  }
});

test("what pages load by their own policy is sent without any", async ({ request }) => {
  for (const kind of LOADED_BY_PAGES) await expectHeaders(request, firstOf(kind, "/assets/"), {});
});

test("other files run nothing, and the worker fetches from the site alone", async ({ request }) => {
  const kinds = ["svg", "avif", "jpg", "png", "ics", "txt", "xml", "webmanifest"];
  // A church may be without photos.
  for (const file of kinds.map((kind) => firstOf(kind)).filter(Boolean)) {
    await expectHeaders(request, file, { "Content-Security-Policy": ofFiles ?? "" });
  }
  await expectHeaders(request, "/service-worker.js", { "Content-Security-Policy": ofWorker ?? "" });
});
