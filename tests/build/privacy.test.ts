import { expect, test } from "vitest";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import { everyPage, readBuiltFile, visitorsFiles } from "#tests/support/built-pages.ts";

const texts = visitorsFiles
  .filter((file) => /\.(?:html|js|css)$/.test(file))
  .map((file) => ({ file, text: readBuiltFile(file) }));
const scripts = texts.filter(({ file }) => /\.(?:html|js)$/.test(file));

/** Ways to keep something in a browser that the privacy notice does not name. */
const unnamedWays = [
  "caches.open",
  "indexedDB.open",
  "document.cookie",
  "cookieStore",
  "navigator.storage",
];

test("nothing is kept in the browser but what the privacy notice names", () => {
  const isUsed = (way: string) => scripts.some(({ text }) => text.includes(way));
  expect(unnamedWays.filter(isUsed)).toEqual([]);
});

test("a frame may do no more than a form needs, and learns the address of the site but not of the page", () => {
  for (const page of everyPage) {
    for (const { properties } of findAll("iframe", builtPage(page))) {
      expect(properties).toMatchObject({
        allow: "",
        loading: "lazy",
        referrerPolicy: "strict-origin",
        sandbox: [
          "allow-forms",
          "allow-scripts",
          "allow-same-origin",
          "allow-popups",
          "allow-popups-to-escape-sandbox",
        ],
      });
    }
  }
});

test("another website does not learn where a visitor came from, and has no hold on the page", () => {
  for (const page of everyPage) {
    const links = findAll('a[target], a[href^="http"]', builtPage(page));
    for (const { properties } of links) {
      const link = `${properties.href} on ${page}`;
      expect(properties.rel, link).toEqual(["noopener", "noreferrer"]);
    }
  }
});
