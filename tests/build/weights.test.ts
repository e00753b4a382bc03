import { readFileSync } from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import { expect, test } from "vitest";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import { everyPage, measureTransfer, SITE, visitorsFiles } from "#tests/support/built-pages.ts";

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

/** The texts of scripts that have been read. */
const scriptTexts = new Map<string, string>();

/** Part of React's script, and of nothing else that is published. */
const REACT = "react.dev/errors/";

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
  const scripts = findAll("script[src]", root).map(({ properties }) => String(properties.src));
  const pictures = findAll("picture, :not(picture) > img", root);
  const addresses = [
    html,
    ...listHrefs("link[rel=stylesheet]:not([media=print])"),
    ...listHrefs("link[rel=preload][as=font]"),
    ...listHrefs("link[rel=manifest]"),
    ...pictures.flatMap(findHeaviestDrawing),
    ...listScripts(scripts, hasIslands(page)),
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

/** A script that another one imports, at once or later: `import "./a.js"`, `import("./a.js")`. */
const ANY_IMPORT = /(?:from|import) ?\(?["'`](\.\/[^"'`]+\.js)/g;
const IMPORT_AT_ONCE = /(?:from|import) ?["'](\.\/[^"']+\.js)/g;
const LATER_IMPORT = /import\(["'`](\.\/[^"'`]+\.js)/g;

/** Lists these scripts and all that they may load. Those that need React are only loaded by a page with an island. */
function listScripts(entries: string[], withReact: boolean): string[] {
  const scripts = new Set<string>();
  const add = (address: string) => {
    if (scripts.has(address) || (!withReact && scriptsWithReact.has(address))) return;
    scripts.add(address);
    for (const imported of listImports(address, ANY_IMPORT)) add(imported);
  };
  for (const entry of entries) add(entry);
  return [...scripts];
}

/** Whether a script is React's, or imports it at once. */
function needsReact(address: string, seen = new Set<string>()): boolean {
  if (seen.has(address)) return false;
  seen.add(address);
  if (readScript(address).includes(REACT)) return true;
  return listImports(address, IMPORT_AT_ONCE).some((imported) => needsReact(imported, seen));
}

/** The addresses of all scripts that need React, which take a while to find. */
const scriptsWithReact = new Set(
  visitorsFiles
    .filter((file) => /^assets.*\.js$/.test(file))
    .map((file) => `/assets/${path.basename(file)}`)
    .filter((address) => needsReact(address)),
);

function listImports(address: string, pattern: RegExp): string[] {
  const imports = [...readScript(address).matchAll(pattern)];
  return imports.map(([, name = ""]) => path.posix.join(path.posix.dirname(address), name));
}

function readScript(address: string): string {
  const script = scriptTexts.get(address) ?? readFileSync(path.join(SITE, address), "utf8");
  scriptTexts.set(address, script);
  return script;
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

test("React comes with one file alone of all that a page may load later: that of the islands", () => {
  const [entry] = findAll("script[src]", builtPage("/"));
  const later = listImports(String(entry?.properties.src), LATER_IMPORT);
  expect(later.length).toBeGreaterThan(1);
  expect(later.filter((address) => scriptsWithReact.has(address))).toEqual([
    expect.stringMatching(/\/islands-/),
  ]);
});

test("the weight of each page with an island includes React", () => {
  for (const page of everyPage.filter(hasIslands)) {
    const scripts = listLoadedFiles(page).filter((address) => address.endsWith(".js"));
    const hasReact = scripts.some((address) => readScript(address).includes(REACT));
    expect(hasReact, page).toBe(true);
  }
});
