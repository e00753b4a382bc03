import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import { everyPage, readBuiltFile, visitorsFiles } from "#tests/support/built-pages.ts";

const sheets = visitorsFiles.filter((file) => file.endsWith(".css"));
const style = sheets.map(readBuiltFile).join("");
const pages = [...everyPage, "500.html", "offline.html"];

/** The names of files have dots as well. */
const withoutAddresses = style.replace(/url\([^)]*\)/g, "");
const classesWithRules = new Set(
  Array.from(withoutAddresses.matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, name = ""]) => name),
);

/** lucide-react names each icon in its classes. All of them have the rule of `.lucide`. */
const NAME_OF_ICON = /^lucide-/;

test.each(pages)("%s asks for the one style sheet of the site, in its head", (page) => {
  const links = findAll("link[rel=stylesheet]", builtPage(page));
  expect(links.map(({ properties }) => properties.href)).toEqual(
    sheets.map((sheet) => `/${sheet}`),
  );
  expect(findAll("head > link[rel=stylesheet]", builtPage(page))).toEqual(links);
  expect(sheets).toHaveLength(1);
});

test("the style sheet puts its layers in order before it says anything else of them", () => {
  const layersIn = (css: string) => {
    const names = [...css.matchAll(/@layer ([^;{]+)/g)].flatMap(([, list = ""]) => list.split(","));
    return [...new Set(names.map((name) => name.trim()))];
  };
  const inOrder = layersIn(readFileSync("app/styles/app.css", "utf8"));
  expect(inOrder.length).toBeGreaterThan(1);
  expect(layersIn(style)).toEqual(inOrder);
});

test.each(pages)("on %s no element has a class that the style sheet has no rule for", (page) => {
  const elements = findAll("[class]", builtPage(page));
  const names = elements.flatMap(({ properties }) => `${properties.className}`.split(","));
  const unknown = names.filter((name) => !classesWithRules.has(name) && !NAME_OF_ICON.test(name));
  expect([...new Set(unknown)]).toEqual([]);
});
