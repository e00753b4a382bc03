import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Element } from "hast";
import { expect, test } from "vitest";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import { everyPage, SITE } from "#tests/support/built-pages.ts";

/** The most that a first visit may bring, in kB of 1000 bytes, of pages whose addresses a pattern fits. */
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

/** Part of React's script, and of nothing else that is published. */
const REACT = "react.dev/errors/";

function hasIslands(page: string): boolean {
  return findAll("[data-island]", builtPage(page)).length > 0;
}

/** The files of the site that a page loads, each by its address with its bytes on the way to the visitor. */
function weightsOf(page: string): Map<string, number> {
  const root = builtPage(page);
  const html = page.endsWith(".html") ? `/${page}` : path.posix.join(page, "index.html");
  const hrefs = (selector: string) =>
    findAll(selector, root).map(({ properties }) => `${properties.href}`);
  const addresses = [
    ...hrefs("link[rel=stylesheet]:not([media=print])"),
    ...hrefs("link[rel=preload][as=font]"),
    ...hrefs("link[rel=manifest]"),
    ...findAll("picture, :not(picture) > img", root).flatMap(drawingOf),
    ...scriptsOf(
      findAll("script[src]", root).map(({ properties }) => `${properties.src}`),
      hasIslands(page),
    ),
  ];
  const weights = [html, ...addresses].map((address): [string, number] => [
    address,
    packedSize(address),
  ]);
  return new Map(weights);
}

/** The heaviest drawing of those that stand for one picture; none where it waits until it is scrolled to. A church's own photos are as heavy as they are. */
function drawingOf(picture: Element): string[] {
  const images = picture.tagName === "img" ? [picture] : findAll("img", picture);
  if (images.some(({ properties }) => properties.loading === "lazy")) return [];
  const drawings = [...findAll("source", picture), ...images]
    .flatMap(({ properties }) => [`${properties.srcSet}`, `${properties.src}`])
    .filter((address) => address.endsWith(".svg"));
  return drawings.toSorted((one, other) => packedSize(other) - packedSize(one)).slice(0, 1);
}

/** These scripts and all that they may load: what needs React only where a page has an island. */
function scriptsOf(entries: string[], withReact: boolean): string[] {
  const found = new Set<string>();
  const add = (address: string) => {
    if (found.has(address) || (!withReact && needsReact(address))) return;
    found.add(address);
    for (const imported of importsOf(address, /(?:from|import) ?\(?["'`](\.\/[^"'`]+\.js)/g)) {
      add(imported);
    }
  };
  for (const entry of entries) add(entry);
  return [...found];
}

/** Whether a script, or one that is loaded with it, is React's. */
function needsReact(address: string, seen = new Set<string>()): boolean {
  if (seen.has(address)) return false;
  seen.add(address);
  if (read(address).toString().includes(REACT)) return true;
  const imported = importsOf(address, /(?:from|import) ?["'](\.\/[^"']+\.js)/g);
  return imported.some((one) => needsReact(one, seen));
}

function importsOf(address: string, pattern: RegExp): string[] {
  const imports = [...read(address).toString().matchAll(pattern)];
  return imports.map(([, name = ""]) => path.posix.join(path.posix.dirname(address), name));
}

const files = new Map<string, Buffer>();

function read(address: string): Buffer {
  const file = files.get(address) ?? readFileSync(path.join(SITE, address));
  files.set(address, file);
  return file;
}

const sizes = new Map<string, number>();

/** The bytes of a file on its way to the visitor. Texts are compressed for it, pictures and fonts already are. */
function packedSize(address: string): number {
  const isText = /\.(?:html|css|js|svg|webmanifest)$/.test(address);
  const size =
    sizes.get(address) ?? (isText ? brotliCompressSync(read(address)) : read(address)).length;
  sizes.set(address, size);
  return size;
}

test.each(everyPage)("a first visit to %s brings no more than its budget", (page) => {
  const budgets = hasIslands(page) ? withIslands : withoutIslands;
  const most = budgets.find(({ pages }) => pages.test(page))?.most ?? 0;
  const weights = weightsOf(page);
  const total = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
  const heaviestFirst = [...weights].toSorted(([, one], [, other]) => other - one);
  const told = heaviestFirst.map(
    ([address, bytes]) => `${(bytes / 1000).toFixed(1)} kB ${address}`,
  );
  expect(total, told.join("\n")).toBeLessThanOrEqual(most);
});

test("of all that a page may ask for later, React comes with one file alone: that of the islands", () => {
  const [entry] = findAll("script[src]", builtPage("/")).map(
    ({ properties }) => `${properties.src}`,
  );
  const later = importsOf(entry ?? "", /import\(["'`](\.\/[^"'`]+\.js)/g);
  expect(later.length).toBeGreaterThan(1);
  expect(later.filter((address) => needsReact(address))).toEqual([
    expect.stringMatching(/\/islands-/),
  ]);
});

test("React, which is known by a piece of its script, is weighed on each page with an island", () => {
  for (const page of everyPage.filter(hasIslands)) {
    const scripts = [...weightsOf(page).keys()].filter((address) => address.endsWith(".js"));
    expect(
      scripts.some((address) => read(address).includes(REACT)),
      page,
    ).toBe(true);
  }
});
