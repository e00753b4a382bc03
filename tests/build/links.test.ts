import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { siteAddresses } from "#app/content-loader/checks/links.server.ts";
import { readChurch } from "#app/content-loader/church.server.ts";
import { all, builtPage } from "#tests/support/built-html.ts";
import { builtPages, everyPage, SITE, visitorsPages } from "#tests/support/built-pages.ts";

// The stand-in's addresses are the server's, not the site's; they have tests of their own.
const STAND_IN = "/demo/";

// What calendar programs are to fetch is at the church's own host.
const ownCalendars = `webcal://${new URL(readChurch().website).host}`;

const isOfThisSite = (address: string) => address.startsWith("/") && !address.startsWith(STAND_IN);

/** The values of an attribute wherever it stands on a page, `src` or `href` for example. */
const values = (page: string, attribute: "href" | "src" | "srcSet" | "id") =>
  all(`[${attribute}]`, builtPage(page)).map(({ properties }) => String(properties[attribute]));

/** The ids of a page or, where marks are kept in one, of a drawing. */
const idsOf = (target: string) =>
  target.endsWith(".svg")
    ? [...readFileSync(path.join(SITE, target), "utf8").matchAll(/ id="([^"]+)"/g)].map(
        ([, id]) => id,
      )
    : values(target, "id");

test.each(everyPage)("every link of %s leads to a page of the site, or out of it", (page) => {
  const addresses = values(page, "href").map((address) => address.replace(ownCalendars, ""));
  const links = addresses.filter((address) => !/^(?:https|tel|mailto):/.test(address));
  for (const address of links.filter((link) => !link.startsWith(STAND_IN))) {
    const [to = "", fragment] = address.split("#");
    const target = to === "" ? page : to;
    expect(isThere(target), address).toBe(true);
    if (fragment) expect(idsOf(target), address).toContain(fragment);
  }
});

test.each(visitorsPages)("the foot of %s leads to this week, day by day", (page) => {
  expect(all("footer a[href='/this-week']", builtPage(page))).toHaveLength(1);
});

test("every address and place that a church's words may link to is there", () => {
  for (const [address, places] of siteAddresses()) {
    expect(isThere(address), address).toBe(true);
    for (const place of places()) expect(values(address, "id"), address).toContain(place);
  }
  expect([...siteAddresses().keys()]).toEqual(expect.arrayContaining(visitorsPages));
});

test.each(everyPage)("every picture and script that %s asks for is there", (page) => {
  const candidates = values(page, "srcSet").flatMap((set) => set.split(","));
  const files = [
    ...values(page, "src"),
    ...candidates.map((candidate) => candidate.trim().split(" ")[0] ?? ""),
  ].filter((address) => !address.startsWith(STAND_IN));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect(isOfThisSite(file), file).toBe(true);
    expect(isFile(file), file).toBe(true);
  }
});

test("every file that a style sheet asks for is there", () => {
  for (const sheet of assets(".css")) {
    const css = readFileSync(sheet, "utf8");
    for (const [, file = ""] of css.matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
      expect(isFile(file), `${file} of ${path.basename(sheet)}`).toBe(true);
    }
  }
});

test("every link out of the site is https", () => {
  for (const page of everyPage) {
    for (const address of [...values(page, "href"), ...values(page, "src")]) {
      expect(address).not.toMatch(/^http:|^\/\//);
    }
  }
});

function isFile(address: string): boolean {
  return statSync(path.join(SITE, address), { throwIfNoEntry: false })?.isFile() ?? false;
}

function isThere(address: string): boolean {
  return builtPages.includes(address) || isFile(address);
}

function assets(ending: string): string[] {
  return readdirSync(path.join(SITE, "assets"))
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(SITE, "assets", file));
}
