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

test("what has to be in place before a page is drawn is in its HTML: nothing waits for a script's file", () => {
  for (const page of everyPage) {
    const waiting = all("script[src]:not([type=module], [async], [defer])", builtPage(page));
    expect(waiting, page).toEqual([]);
  }
});

test("on home the style of groups’ pages, which its wall leads to, is fetched beforehand", () => {
  const prefetched = all("link[rel=prefetch]", builtPage("/")).map(
    ({ properties }) => properties.href,
  );
  const opened = everyPage.filter((page) => page.startsWith("/activities/"));
  const sheets = opened.map(
    (page) => one("body link[rel=stylesheet]", builtPage(page)).properties.href,
  );
  expect(prefetched.toSorted()).toEqual([...new Set(sheets)].toSorted());
});
