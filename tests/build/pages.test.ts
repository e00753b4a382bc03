import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll, findOne, wordsOf } from "#tests/support/built-html.ts";
import { builtPages, everyPage, SITE } from "#tests/support/built-pages.ts";

const church = builtChurch.facts;

function readTitle(page: string): string {
  return wordsOf(findOne("title", builtPage(page)));
}

function listValues(selector: string, property: "content" | "href", page: string): string[] {
  return findAll(selector, builtPage(page)).map(({ properties }) => String(properties[property]));
}

function readDescription(page: string): string | undefined {
  return listValues('meta[name="description"]', "content", page)[0];
}

/** Lists every address that a page names as the one to be found at. It must name one. */
function listCanonicals(page: string): string[] {
  return listValues('link[rel="canonical"]', "href", page);
}

/** Finds the address of the picture that goes with a link to a page. There must be one. */
function findSharingPicture(page: string): string {
  const [address = "", ...others] = listValues('meta[property="og:image"]', "content", page);
  expect(others, page).toEqual([]);
  return address;
}

/** The events with a picture, whose pages are shared with that. */
const illustrated = (builtChurch.diary?.snapshot?.events ?? []).filter(
  ({ page, pictureUrl }) => page && pictureUrl,
);

test("a screen reader names each event of a page differently, with its name and its day", () => {
  for (const page of everyPage) {
    const headings = findAll("article h3", builtPage(page));
    const names = headings.map(({ properties }) => properties.ariaLabel);
    expect(names, page).toEqual([...new Set(names)]);
    for (const link of findAll("article h3 a", builtPage(page))) {
      expect(link.properties.ariaLabel, page).toMatch(/, \w+day \d+ \w+$/);
      expect(link.properties.ariaLabel, page).toContain(wordsOf(link));
    }
    const folds = findAll("article summary", builtPage(page)).map(wordsOf);
    expect(folds, page).toEqual([...new Set(folds)]);
  }
});

test("every page that the church has asked for is there", () => {
  const pages = ["/", "/about-us", "/events", "/get-involved", "/giving", "/privacy-policy"];
  expect(builtPages).toEqual(expect.arrayContaining(pages));
});

test.each([
  ["title", readTitle],
  ["description", readDescription],
])("no two pages have the same %s", (_what, read) => {
  expect(new Set(everyPage.map(read)).size).toBe(everyPage.length);
});

test("every page names itself as the one address to be found at", () => {
  for (const page of builtPages) {
    expect(listCanonicals(page)).toEqual([new URL(page, church.website).href]);
  }
});

test("an event with a picture is shared with that", () => {
  expect(illustrated.length).toBeGreaterThan(0);
  for (const { page, pictureUrl = "" } of illustrated) {
    const own = new URL(pictureUrl, church.website).href;
    expect(findSharingPicture(`/events/${page}`)).toBe(own);
  }
});

test("every other page is shared with a picture of 1200 by 630 pixels", async () => {
  const own = new Set(illustrated.map(({ page }) => `/events/${page}`));
  const others = everyPage.filter((page) => !own.has(page)).map(findSharingPicture);
  for (const address of new Set(others)) {
    expect(address).toContain(new URL("/", church.website).href);
    const file = path.join(SITE, new URL(address).pathname);
    const { width, height } = await sharp(file).metadata();
    expect([width, height], address).toEqual([1200, 630]);
  }
});

test("the title of every page ends with the name of the church", () => {
  for (const page of everyPage) {
    const [title = "", ...others] = readTitle(page).split(" | ");
    expect(title.length, page).toBeGreaterThan(1);
    expect(others, page).toEqual([church.name.replaceAll("\u00a0", " ")]);
  }
});

test("every page is in British English, with one h1, one main part, a header and a footer", () => {
  for (const page of everyPage) {
    const html = builtPage(page);
    expect(findOne("html", html).properties.lang, page).toBe("en-GB");
    for (const element of ["h1", "main", "footer"]) {
      expect(findAll(element, html), `${element} of ${page}`).toHaveLength(1);
    }
    expect(findAll("header", html), page).not.toEqual([]);
  }
});
