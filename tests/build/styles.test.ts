import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MOST_CHIPS } from "#app/church/home.server.ts";
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

test("the layers of the published style sheet have the order of app.css", () => {
  const layersIn = (css: string) => {
    const names = [...css.matchAll(/@layer ([^;{]+)/g)].flatMap(([, list = ""]) => list.split(","));
    return [...new Set(names.map((name) => name.trim()))];
  };
  const inOrder = layersIn(readFileSync("app/styles/app.css", "utf8"));
  expect(inOrder.length).toBeGreaterThan(1);
  expect(layersIn(style)).toEqual(inOrder);
});

test("the style sheet has a rule for every class on a page", () => {
  for (const page of pages) {
    const elements = findAll("[class]", builtPage(page));
    const names = elements.flatMap(({ properties }) => `${properties.className}`.split(","));
    const unknown = names.filter((name) => !classesWithRules.has(name) && !NAME_OF_ICON.test(name));
    expect([...new Set(unknown)], page).toEqual([]);
  }
});

test("the style sheet has a rule for each of the choices that home.md may offer in Find your place", () => {
  for (let choice = 0; choice < MOST_CHIPS; choice++) {
    const otherWindows = `[data-for]:not([data-for~="${choice}"])`;
    expect(style).toContain(`:has([value="${choice}"]:checked) ${otherWindows}`);
  }
});
