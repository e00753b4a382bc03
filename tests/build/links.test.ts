import { statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import {
  allPages,
  builtPages,
  eventPages,
  everyPage,
  readBuiltFile,
  SITE,
  visitorsFiles,
} from "#tests/support/built-pages.ts";

// The stand-in's addresses are the server's, not the site's; they have tests of their own.
const STAND_IN = "/demo/";

// Calendar programs fetch these addresses from the church's own website.
const ownCalendars = `webcal://${new URL(builtChurch.facts.website).host}`;

/** The values of an attribute wherever it stands on a page, `src` or `href` for example, but for the stand-in's. */
const values = (page: string, attribute: "href" | "src" | "srcSet" | "id") =>
  findAll(`[${attribute}]`, builtPage(page))
    .map(({ properties }) => String(properties[attribute]))
    .filter((value) => !value.startsWith(STAND_IN));

/** The ids of a page or, where marks are kept in one, of a drawing. */
function idsOf(target: string): string[] {
  if (!target.endsWith(".svg")) return values(target, "id");
  const drawing = readBuiltFile(target);
  return Array.from(drawing.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id);
}

test.each(everyPage)("each link of %s leads on, and one at its foot to this week", (page) => {
  expect(findAll("footer a[href='/this-week']", builtPage(page))).toHaveLength(1);
  const addresses = values(page, "href").map((address) => address.replace(ownCalendars, ""));
  const links = addresses.filter((address) => !/^(?:https|tel|mailto):/.test(address));
  for (const address of links) {
    const [to = "", fragment] = address.split("#");
    const target = to === "" ? page : to;
    expect(isThere(target), address).toBe(true);
    if (fragment) expect(idsOf(target), address).toContain(fragment);
  }
});

test("every address and place that a church's words may link to is there", () => {
  for (const [address, places] of builtChurch.addresses) {
    expect(isThere(address), address).toBe(true);
    for (const place of places) expect(values(address, "id"), address).toContain(place);
  }
  expect([...builtChurch.addresses.keys()]).toEqual(
    expect.arrayContaining(builtPages.filter((page) => !eventPages.includes(page))),
  );
});

test.each(everyPage)("every picture and script that %s asks for is there", (page) => {
  const candidates = values(page, "srcSet").flatMap((set) => set.split(","));
  const addresses = candidates.map((candidate) => candidate.trim().split(" ")[0] ?? "");
  const files = [...values(page, "src"), ...addresses];
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !file.startsWith("/") || !isFile(file))).toEqual([]);
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
