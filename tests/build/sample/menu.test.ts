import { expect, test } from "vitest";
import { builtPage, findOne, sectionOf, wordsOf, wordsOfAll } from "#tests/support/built-html.ts";

test("the menu has the links that the church has asked for, in their order", () => {
  const names = ["Home", "Activities", "Events", "Giving", "About Us", "Get Involved"];
  const entries = wordsOfAll("header nav > ul > li > :is(a, button)", builtPage("/"));
  expect(entries.filter((name) => names.includes(name))).toEqual(names);
});

test("the drawer of narrow screens says the same of each group as the panel of wide ones", () => {
  const page = builtPage("/");
  const inPanel = wordsOfAll('#activities-panel a[href^="/activities/"]', page);
  expect(wordsOfAll('dialog a[href^="/activities/"]', page)).toEqual(inPanel);
  expect(inPanel).toHaveLength(11);
});

test.each([
  ["youth club", "snatch", "SNATCH"],
  ["Presbyterian Women", "pw", "PW"],
  ["parents and toddlers", "lotsatots", "Lotsatots"],
])(
  "whoever looks for “%s” finds it in the menus, on its page and in search engines",
  (what, slug, name) => {
    const isSaid = expect.stringMatching(new RegExp(what, "i"));
    const inMenus = wordsOfAll(
      `header a[href="/activities/${slug}"], dialog a[href="/activities/${slug}"]`,
      builtPage("/"),
    );
    expect(inMenus).toEqual([isSaid, isSaid]);
    const page = builtPage(`/activities/${slug}`);
    expect(wordsOf(findOne("h1", page))).toBe(name);
    expect(wordsOf(findOne("main", page))).toEqual(isSaid);
    expect(findOne('meta[name="description"]', page).properties.content).toEqual(isSaid);
  },
);

test("home names the youth club where visitors look for a group", () => {
  expect(wordsOf(sectionOf("Find your place", builtPage("/")))).toContain("youth club");
});
