// These hold for the sample and for the bare congregation, which has nothing that a church may leave out.
import { expect, test } from "vitest";
import { builtPage, findAll, wordsOf, wordsOfAll } from "#tests/support/built-html.ts";
import { everyPage } from "#tests/support/built-pages.ts";

test("no page shows a word of the code, such as undefined or Invalid Date", () => {
  for (const page of everyPage) {
    const words = wordsOfAll("title, body", builtPage(page)).join(" ");
    expect(words, page).not.toMatch(/Invalid Date|undefined|\[object Object\]|NaN|null/);
  }
});

test("no heading, paragraph, list or table of a page is empty", () => {
  for (const page of everyPage) {
    const parts = findAll(
      ":is(header, dialog, main, footer) :is(h1, h2, h3, h4, p:not([role]), ul, ol, dl, li, table)",
      builtPage(page),
    );
    for (const part of parts) {
      const isEmpty = wordsOf(part) === "" && findAll("img, svg", part).length === 0;
      expect(isEmpty, `${JSON.stringify(part).slice(0, 300)} on ${page}`).toBe(false);
    }
  }
});

test("every section of a page has more in it than its headings", () => {
  for (const page of everyPage) {
    for (const section of findAll("main section", builtPage(page))) {
      const headings = wordsOfAll("h1, h2, h3, h4", section).join("");
      const length = wordsOf(section).length;
      expect(length, `${headings} on ${page}`).toBeGreaterThan(headings.length + 1);
    }
  }
});
