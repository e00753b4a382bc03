import { expect, test } from "vitest";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import { everyPage, readBuiltFile, visitorsFiles } from "#tests/support/built-pages.ts";

const sheets = visitorsFiles.filter((file) => file.endsWith(".css"));
const style = sheets.map(readBuiltFile).join("");
const pages = [...everyPage, "500.html"];

// The names of files have dots, too, as classes have in front of them.
const withoutAddresses = style.replace(/url\([^)]*\)/g, "");
const classesWithRules = new Set(
  Array.from(withoutAddresses.matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, name = ""]) => name),
);

/** lucide-react names each icon in its classes. All of them have the rule of `.lucide`. */
const NAME_OF_ICON = /^lucide-/;

test("the site has one style sheet, and every page asks for it in its head and for no other", () => {
  expect(sheets).toHaveLength(1);
  for (const page of pages) {
    const links = findAll("link[rel=stylesheet]", builtPage(page));
    expect(links, page).toHaveLength(1);
    expect(links[0]?.properties.href, page).toBe(`/${sheets[0]}`);
    expect(findAll("head > link[rel=stylesheet]", builtPage(page)), page).toEqual(links);
  }
});

test("the style sheet has a rule for every class on a page", () => {
  for (const page of pages) {
    const elements = findAll("[class]", builtPage(page));
    const names = elements.flatMap(({ properties }) => `${properties.className}`.split(","));
    const unknown = names.filter((name) => !classesWithRules.has(name) && !NAME_OF_ICON.test(name));
    expect([...new Set(unknown)], page).toEqual([]);
  }
});
