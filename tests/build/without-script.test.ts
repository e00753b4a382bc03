import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { clockOn } from "#app/time/written-times.ts";
import { all, builtPage, one, wordsOf } from "#tests/support/built-html.ts";
import { everyPage } from "#tests/support/built-pages.ts";

const [service] = readChurch().services;

const A_FEW_SENTENCES = /(?:\S+\s+){25}/;

test.each(everyPage)("%s has its words in its HTML, for whoever has no JavaScript", (page) => {
  expect(wordsOf(one("main", builtPage(page)))).toMatch(A_FEW_SENTENCES);
  const foot = wordsOf(one("footer", builtPage(page)));
  expect(foot).toContain(clockOn(service.from));
  expect(foot).toContain(`every ${service.every}`);
});

test.each(everyPage)(
  "the first link of %s leads past the header to what the page is about",
  (page) => {
    const { properties } = one("a", builtPage(page));
    expect(all(String(properties.href), one("body", builtPage(page)))[0]?.tagName).toBe("main");
  },
);
