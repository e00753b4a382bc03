import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll, findOne, wordsOf } from "#tests/support/built-html.ts";
import { everyPage, readBuiltFile, visitorsFiles } from "#tests/support/built-pages.ts";

const scripts = visitorsFiles
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ file, code: readBuiltFile(file) }));

test("React Router makes the pages and the data for search engines, and sends no script of either to a visitor", () => {
  expect(scripts.length).toBeGreaterThan(1);
  for (const { file, code } of scripts)
    expect(code, file).not.toMatch(/react-?router|EventSeries/i);
});

const groups = builtChurch.groups.map(({ slug }) => `/activities/${slug}`);
const own = builtChurch.ownPages.map(({ path }) => path);
const withoutReact = ["/giving", "/privacy-policy", "/about-us", "404.html", ...groups, ...own];

test.each(withoutReact)("%s is whole without React: it has no island", (page) => {
  expect(findAll("[data-island]", builtPage(page))).toEqual([]);
});

test.each(everyPage)("%s asks for one script, a module that waits for no other", (page) => {
  const [entryScript, ...others] = findAll("script[src]", builtPage(page));
  expect(others).toEqual([]);
  expect(entryScript?.properties.type).toBe("module");
  const entry = scripts.find(({ file }) => `/${file}` === entryScript?.properties.src);
  expect(entry?.code).not.toMatch(/\b(?:from|import) ?["']/);
});

test.each(everyPage)("%s has pages fetched beforehand, and none rendered unopened", (page) => {
  const rules = JSON.parse(wordsOf(findOne("script[type=speculationrules]", builtPage(page))));
  expect(rules).toEqual({ prefetch: [expect.objectContaining({ eagerness: "moderate" })] });
});

test("every page has the same script in its head, which one hash can allow, and its notices wait for no other", () => {
  const inHead = everyPage.map((page) => {
    expect(findAll("aside[aria-label=Notices] + header", builtPage(page)), page).toHaveLength(1);
    return wordsOf(findOne("head > script:not([type])", builtPage(page)));
  });
  expect(new Set(inHead).size).toBe(1);
});
