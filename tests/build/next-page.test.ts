import { expect, test } from "vitest";
import { all, builtPage, one, wordsOf } from "#tests/support/built-html.ts";
import { everyPage } from "#tests/support/built-pages.ts";

test.each(everyPage)(
  "%s has pages fetched beforehand, and none rendered that nobody opens",
  (page) => {
    const rules = JSON.parse(wordsOf(one("script[type=speculationrules]", builtPage(page))));
    expect(Object.keys(rules)).toEqual(["prefetch"]);
    expect(rules.prefetch.map(({ eagerness }: { eagerness: string }) => eagerness)).toEqual([
      "moderate",
    ]);
  },
);

test("what has to be in place before a page is drawn is one file, which a second page has already", () => {
  const files = everyPage.map((page) =>
    all("head > script[src]", builtPage(page)).map(({ properties }) => String(properties.src)),
  );
  expect(new Set(files.map(String)).size).toBe(1);
  expect(files[0]).toEqual([expect.stringMatching(/^\/assets\/page-change-[\w-]{7}\.js$/)]);
  for (const page of everyPage) {
    const script = one("head > script[src]", builtPage(page));
    expect(script.properties).not.toHaveProperty("async");
    expect(script.properties).not.toHaveProperty("defer");
  }
});
