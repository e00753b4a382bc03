import type { Comment, Element, Root } from "hast";
import { expect, test } from "vitest";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { readOwnPages } from "#app/content-loader/own-pages.server.ts";
import { all, builtPage, one, wordsOf } from "#tests/support/built-html.ts";
import { everyPage, published, visitorsFiles } from "#tests/support/built-pages.ts";

const scripts = visitorsFiles
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ file, code: published(file) }));

test("React Router makes the pages, and what search engines are told: no script of either is sent to a visitor", () => {
  expect(scripts.length).toBeGreaterThan(1);
  for (const { file, code } of scripts)
    expect(code, file).not.toMatch(/react-?router|EventSeries/i);
});

const groups = readGroups().map(({ slug }) => `/activities/${slug}`);
const own = readOwnPages().map(({ path }) => path);
const withoutReact = ["/giving", "/privacy-policy", "/about-us", "404.html", ...groups, ...own];

test.each(withoutReact)("%s is whole without React: it has no island", (page) => {
  expect(all("[data-island]", builtPage(page))).toEqual([]);
});

test.each(everyPage)("%s asks for one script, a module that waits for no other", (page) => {
  const [asked, ...others] = all("script[src]", builtPage(page));
  expect(others).toEqual([]);
  expect(asked?.properties.type).toBe("module");
  const entry = scripts.find(({ file }) => `/${file}` === asked?.properties.src);
  expect(entry?.code).not.toMatch(/\b(?:from|import) ?["']/);
});

test.each(everyPage)("%s has pages fetched beforehand, and none rendered unopened", (page) => {
  const rules = JSON.parse(wordsOf(one("script[type=speculationrules]", builtPage(page))));
  expect(rules).toEqual({ prefetch: [expect.objectContaining({ eagerness: "moderate" })] });
});

test("on home the style of groups’ pages, which its wall leads to, is fetched beforehand", () => {
  const addresses = (selector: string, page: string) =>
    all(selector, builtPage(page)).map(({ properties }) => properties.href);
  const sheets = groups.flatMap((page) => addresses("body link[rel=stylesheet]", page));
  expect(addresses("link[rel=prefetch]", "/").toSorted()).toEqual([...new Set(sheets)].toSorted());
});

test("every page has the same script in its head, which one hash can allow, and its notices wait for no other", () => {
  const inHead = everyPage.map((page) => {
    expect(all("aside[aria-label=Notices] + header", builtPage(page)), page).toHaveLength(1);
    return wordsOf(one("head > script:not([type])", builtPage(page)));
  });
  expect(new Set(inHead).size).toBe(1);
});

test("React’s marks between texts, which make a page heavier, stand nowhere outside islands", () => {
  for (const page of everyPage) expect(commentsOutsideIslands(builtPage(page)), page).toEqual([]);
});

function commentsOutsideIslands({ children }: Root | Element): Comment[] {
  return children.flatMap((child) => {
    if (child.type === "comment") return [child];
    if (child.type !== "element" || "dataIsland" in child.properties) return [];
    return commentsOutsideIslands(child);
  });
}
