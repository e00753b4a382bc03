import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { addressesIn, all, builtPage, one } from "#tests/support/built-html.ts";
import { published, SITE } from "#tests/support/built-pages.ts";
import { precacheList } from "#tools/build/service-worker.ts";

const worker = published("service-worker.js");
const offline = builtPage("offline.html");
const kept = precacheList(SITE).map(({ url }) => url);
const pages = kept.filter((url) => !url.includes("."));

/** What a device fetches, in bytes: for all pages together, and for each. */
const MOST_SHARED = 182_000;
const MOST_FOR_EACH = 12_000;

test("the worker keeps home, this week, every group and whom to ask, and each is a page", () => {
  const groups = readGroups().map(({ slug }) => `/activities/${slug}`);
  expect(kept).toEqual(expect.arrayContaining(["/", "/this-week", "/about-us", ...groups]));
  for (const url of kept) {
    expect(worker, url).toContain(`\`${url}\``);
    expect(existsSync(fileAt(url)), url).toBe(true);
  }
});

test("what is kept weighs little for each page, and no photo is in it", () => {
  const weight = kept.reduce((sum, url) => sum + sizeOf(fileAt(url)), 0);
  expect(weight).toBeLessThanOrEqual(MOST_SHARED + MOST_FOR_EACH * pages.length);
  expect(kept.filter((url) => /\.(?:jpg|png|webp|avif)$/.test(url))).toEqual([]);
});

test("the page for whatever is not kept leads to all that is, and to the telephone; it stands at any address, of no date, and no search engine lists it", () => {
  const links = addressesIn(one("main", offline));
  expect(links).toEqual(expect.arrayContaining(pages));
  expect(links).toContainEqual(expect.stringMatching(/^tel:/));
  expect(all("link[rel=canonical]", offline)).toEqual([]);
  expect(one("meta[name=robots]", offline).properties.content).toBe("noindex");
  expect(existsSync(path.join(SITE, "offline"))).toBe(false);
  // Of what stands in a template, too.
  expect(published("offline.html")).not.toContain("<time></time>");
});

test("the worker fetches no script, and names no other website but the one that explains a message of Workbox", () => {
  expect(worker).not.toContain("importScripts");
  expect(worker.match(/https?:\/\/(?!www\.w3\.org\/)[^"'`\s]*/g)).toEqual([
    "https://bit.ly/wb-precache",
  ]);
});

function fileAt(url: string): string {
  return path.join(SITE, url.includes(".") ? url : `${url}/index.html`);
}

function sizeOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
