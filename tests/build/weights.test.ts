import path from "node:path";
import type { Element } from "hast";
import { expect, test } from "vitest";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import { everyPage, measureTransfer, visitorsFiles } from "#tests/support/built-pages.ts";

/** The most that a first visit may bring, in kB of 1000 bytes, for pages whose addresses match a pattern. */
type Budget = { pages: RegExp; most: number };

// The weight of the pages in November 2026 and a tenth more. The first entry that matches a page counts.
const withIslands: Budget[] = [
  { pages: /^\/$/, most: 169 },
  { pages: /./, most: 160 },
];
const withoutIslands: Budget[] = [
  { pages: /^\/$/, most: 82 },
  { pages: /^\/activities\//, most: 69 },
  { pages: /./, most: 70 },
];

/** All scripts of the pages: each page may load them, at once or later. */
const scripts = visitorsFiles
  .filter((file) => /^assets.*\.js$/.test(file))
  .map((file) => `/${file.replaceAll(path.sep, "/")}`);

/** The script with React and the islands. Only a page with an island loads it. */
const ISLANDS = /\/islands-[^/]+\.js$/;

function hasIslands(page: string): boolean {
  return findAll("[data-island]", builtPage(page)).length > 0;
}

function findBudget(page: string): number {
  const budgets = hasIslands(page) ? withIslands : withoutIslands;
  return budgets.find(({ pages }) => pages.test(page))?.most ?? 0;
}

/** Lists the addresses of the files of the site that a first visit to a page loads, each once. */
function listLoadedFiles(page: string): string[] {
  const root = builtPage(page);
  const listHrefs = (selector: string) =>
    findAll(selector, root).map(({ properties }) => String(properties.href));
  const html = page.endsWith(".html") ? `/${page}` : path.posix.join(page, "index.html");
  const pictures = findAll("picture, :not(picture) > img", root);
  const addresses = [
    html,
    ...listHrefs("link[rel=stylesheet]:not([media=print])"),
    ...listHrefs("link[rel=preload][as=font]"),
    ...pictures.flatMap(findHeaviestDrawing),
    ...scripts.filter((script) => hasIslands(page) || !ISLANDS.test(script)),
  ];
  return [...new Set(addresses)];
}

/**
 * Finds the heaviest drawing of those that stand for one picture. There is none if the picture waits until somebody
 * scrolls to it. A church's own photos are as heavy as they are, and do not count.
 */
function findHeaviestDrawing(picture: Element): string[] {
  const images = picture.tagName === "img" ? [picture] : findAll("img", picture);
  if (images.some(({ properties }) => properties.loading === "lazy")) return [];
  const sources = [...findAll("source", picture), ...images];
  const addresses = sources.flatMap(({ properties }) => [properties.srcSet, properties.src]);
  const drawings = addresses.map(String).filter((address) => address.endsWith(".svg"));
  const heaviestFirst = drawings.toSorted(
    (one, other) => measureTransfer(other) - measureTransfer(one),
  );
  return heaviestFirst.slice(0, 1);
}

test.each(everyPage)("a first visit to %s brings no more than its budget", (page) => {
  const files = listLoadedFiles(page).map((address) => ({
    address,
    kilobytes: measureTransfer(address) / 1000,
  }));
  const total = files.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  const heaviestFirst = files.toSorted((one, other) => other.kilobytes - one.kilobytes);
  const list = heaviestFirst.map(
    ({ address, kilobytes }) => `${kilobytes.toFixed(1)} kB ${address}`,
  );
  expect(total, list.join("\n")).toBeLessThanOrEqual(findBudget(page));
});
