import { statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import {
  allPages,
  everyPage,
  readBuiltFile,
  SITE,
  visitorsFiles,
} from "#tests/support/built-pages.ts";

// No file of the site is at the addresses of the stand-in, which has tests of its own.
const STAND_IN = "/demo/";

// Calendar programs fetch these addresses from the church's own website.
const ownCalendars = `webcal://${new URL(builtChurch.facts.website).host}`;

/** Lists the values of an attribute on a page, but no addresses of the stand-in. */
function listValues(page: string, attribute: "href" | "src" | "srcSet" | "id"): string[] {
  const elements = findAll(`[${attribute}]`, builtPage(page));
  const values = elements.map(({ properties }) => String(properties[attribute]));
  return values.filter((value) => !value.startsWith(STAND_IN));
}

/** Lists the ids of a page, or of a drawing. */
function listIds(target: string): string[] {
  if (!target.endsWith(".svg")) return listValues(target, "id");
  const drawing = readBuiltFile(target);
  return Array.from(drawing.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id);
}

test("every link of a page to another page, a place on it or a file leads there", () => {
  for (const page of everyPage) {
    const addresses = listValues(page, "href").map((address) => address.replace(ownCalendars, ""));
    const links = addresses.filter((address) => !/^(?:https|tel|mailto):/.test(address));
    expect(links.length, page).toBeGreaterThan(5);
    for (const address of new Set(links)) {
      const [to = "", fragment] = address.split("#");
      const target = to === "" ? page : to;
      expect(isThere(target), `${address} on ${page}`).toBe(true);
      if (fragment) expect(listIds(target), `${address} on ${page}`).toContain(fragment);
    }
  }
});

test("every page leads to This Week at its foot", () => {
  for (const page of everyPage) {
    expect(findAll("footer a[href='/this-week']", builtPage(page)), page).toHaveLength(1);
  }
});

test("every picture and script that a page asks for is there", () => {
  for (const page of everyPage) {
    const candidates = listValues(page, "srcSet").flatMap((set) => set.split(","));
    const addresses = candidates.map((candidate) => candidate.trim().split(" ")[0] ?? "");
    const files = [...listValues(page, "src"), ...addresses];
    expect(files.length, page).toBeGreaterThan(3);
    const missing = files.filter((file) => !file.startsWith("/") || !isFile(file));
    expect(missing, page).toEqual([]);
  }
});

test("every file that a style sheet asks for is there", () => {
  for (const sheet of visitorsFiles.filter((file) => file.endsWith(".css"))) {
    const css = readBuiltFile(sheet);
    for (const [, file = ""] of css.matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
      expect(isFile(file), `${file} of ${sheet}`).toBe(true);
    }
  }
});

function isFile(address: string): boolean {
  return statSync(path.join(SITE, address), { throwIfNoEntry: false })?.isFile() ?? false;
}

function isThere(address: string): boolean {
  return allPages.includes(address) || isFile(address);
}
