import { expect, test } from "vitest";
import { builtPage, one, wordsOfAll } from "#tests/support/built-html.ts";
import { builtPages } from "#tests/support/built-pages.ts";

// What a search engine shows of a description, with a little to spare.
const A_SENTENCE = 50;
const TWO_LINES = 170;

const everyPage = [...builtPages, "404.html"];

test("every route that was asked for is a page", () => {
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

test.each(everyPage)(
  "%s has a description of a sentence or two, and no word of a program",
  (page) => {
    const html = builtPage(page);
    const { content } = one('meta[name="description"]', html).properties;
    expect(String(content).length).toBeGreaterThan(A_SENTENCE);
    expect(String(content).length).toBeLessThanOrEqual(TWO_LINES);
    expect(wordsOfAll("body > :not(script)", html).join(" ")).not.toContain("null");
  },
);
