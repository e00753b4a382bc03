import { expect, test } from "vitest";
import { all, builtPage, one, wordsOf } from "#tests/support/built-html.ts";
import { builtPages } from "#tests/support/built-pages.ts";

const everyPage = [...builtPages, "404.html"];

const A_FEW_SENTENCES = /(?:\S+\s+){25}/;

test.each(everyPage)("%s has its words in its HTML, for whoever has no JavaScript", (page) => {
  expect(wordsOf(one("main", builtPage(page)))).toMatch(A_FEW_SENTENCES);
  expect(wordsOf(one("footer", builtPage(page)))).toMatch(/11:30\s?AM.*every Sunday/);
});

test.each(everyPage)(
  "the first link of %s leads past the header to what the page is about",
  (page) => {
    const { properties } = one("a", builtPage(page));
    expect(all(String(properties.href), one("body", builtPage(page)))[0]?.tagName).toBe("main");
  },
);
