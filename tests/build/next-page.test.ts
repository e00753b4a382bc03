import { expect, test } from "vitest";
import { readGroups } from "#app/content-loader/groups.server.ts";
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

test("on home the style of groups’ pages is fetched beforehand, which are opened from there", () => {
  const [prefetched, ...others] = all("link[rel=prefetch]", builtPage("/"));
  expect(others).toEqual([]);
  for (const { slug } of readGroups()) {
    const group = builtPage(`/activities/${slug}`);
    const own = one("body link[rel=stylesheet]", group);
    expect(prefetched?.properties.href).toBe(own.properties.href);
  }
});
