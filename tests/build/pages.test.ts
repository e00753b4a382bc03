import { expect, test } from "vitest";
import { builtPages } from "#tests/built-pages.ts";
import { canonicalOf, descriptionOf, htmlOf, titleOf, wordsOf } from "./html.ts";

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

test.each(builtPages)("%s names itself as the address to be found at", (page) => {
  expect(canonicalOf(htmlOf(page))).toBe(new URL(page, WEBSITE).href);
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
