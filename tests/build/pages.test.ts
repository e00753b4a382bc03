import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { builtPages, SITE } from "#tests/support/built-pages.ts";
import {
  canonicalsOf,
  descriptionOf,
  htmlOf,
  sharingPicturesOf,
  titleOf,
  wordsOf,
} from "./html.ts";

const CHURCH = "Kilmorran Presbyterian Church";
const WEBSITE = "https://www.kilmorran.example";

// What a search engine shows of a description, with a little to spare.
const A_SENTENCE = 50;
const TWO_LINES = 170;

const everyPage = [...builtPages, "404.html"];

test("every route of the site is a page of its own", () => {
  expect(builtPages).toEqual([
    "/",
    "/about-us",
    "/activities/bible-class",
    "/activities/boys-brigade",
    "/activities/creche",
    "/activities/dorcas",
    "/activities/girls-brigade",
    "/activities/lotsatots",
    "/activities/pw",
    "/activities/snatch",
    "/activities/the-ark",
    "/activities/three-o-clock-club",
    "/activities/worship-team",
    "/events",
    "/get-involved",
    "/giving",
    "/privacy-policy",
  ]);
});

test.each(everyPage)("%s has a title, ending in the church's name", (page) => {
  expect(titleOf(htmlOf(page))).toMatch(new RegExp(`^.{2,} \\| ${CHURCH}$`));
});

test.each(everyPage)("%s has a description of a sentence or two", (page) => {
  const { length } = descriptionOf(htmlOf(page));
  expect(length).toBeGreaterThan(A_SENTENCE);
  expect(length).toBeLessThanOrEqual(TWO_LINES);
});

test.each([
  ["title", titleOf],
  ["description", descriptionOf],
])("no two pages have the same %s", (_what, read) => {
  const all = everyPage.map((page) => read(htmlOf(page)));
  expect(new Set(all).size).toBe(everyPage.length);
});

test.each(builtPages)("%s names itself as the one address to be found at", (page) => {
  expect(canonicalsOf(htmlOf(page))).toEqual([new URL(page, WEBSITE).href]);
});

test("the page for unknown addresses names one address, and that is no page of the site", () => {
  const [address = "", ...others] = canonicalsOf(htmlOf("404.html"));
  expect(others).toEqual([]);
  expect(builtPages).not.toContain(new URL(address).pathname);
});

test.each(everyPage)("%s is shared with a picture of 1200 by 630", async (page) => {
  const [picture = "", ...others] = sharingPicturesOf(htmlOf(page));
  expect(others).toEqual([]);
  const { origin, pathname } = new URL(picture);
  expect(origin).toBe(WEBSITE);
  const { width, height } = await sharp(path.join(SITE, pathname)).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test("no two pages are shared with the same picture", () => {
  const contents = everyPage.map((page) => {
    const [picture = ""] = sharingPicturesOf(htmlOf(page));
    return readFileSync(path.join(SITE, new URL(picture).pathname), "base64");
  });
  expect(new Set(contents).size).toBe(everyPage.length);
});

test.each(everyPage)("%s has one h1, one main part, a header and a footer in its HTML", (page) => {
  const html = htmlOf(page);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-GB">/);
  for (const element of ["h1", "main", "footer"]) {
    expect(html.match(new RegExp(`<${element}[ >]`, "g")), element).toHaveLength(1);
  }
  expect(html).toMatch(/<header[ >]/);
});

test.each(everyPage)("no word of %s betrays a slip of the program", (page) => {
  for (const slip of ["Invalid Date", "undefined", "[object Object]", "NaN", "null"]) {
    expect(wordsOf(htmlOf(page))).not.toContain(slip);
  }
});
