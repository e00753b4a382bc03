import { expect, test } from "vitest";
import { builtPage, wordsOfAll } from "#tests/support/built-html.ts";
import { builtPages } from "#tests/support/built-pages.ts";
import { firstHeadings } from "#tools/fonts/fonts-for-content.ts";

test("every letter of every first heading is in the cut of Fraunces that is made for them", () => {
  const cut = firstHeadings().join("");
  const headings = [...builtPages, "404.html"].flatMap((path) => wordsOfAll("h1", builtPage(path)));
  expect(headings.length).toBeGreaterThan(builtPages.length);
  expect(
    [...headings.join("")].filter((letter) => letter !== " " && !cut.includes(letter)),
  ).toEqual([]);
});
