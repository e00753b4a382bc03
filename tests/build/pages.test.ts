import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll, findOne, wordsOf, wordsOfAll } from "#tests/support/built-html.ts";
import { builtPages, eventPages, everyPage, groupPages, SITE } from "#tests/support/built-pages.ts";

const church = builtChurch.facts;

const titleOf = (page: string) => wordsOf(findOne("title", builtPage(page)));
const valuesOf = (selector: string, property: "content" | "href", page: string) =>
  findAll(selector, builtPage(page)).map(({ properties }) => String(properties[property]));
const descriptionOf = (page: string) => valuesOf('meta[name="description"]', "content", page)[0];
/** Every address a page names as the one to be found at: there is to be one. */
const canonicalsOf = (page: string) => valuesOf('link[rel="canonical"]', "href", page);
/** The file of the picture that stands for a page where it is shared: there is to be one. */
const sharingPictureOf = (page: string) => {
  const [address = "", ...others] = valuesOf('meta[property="og:image"]', "content", page);
  expect(others).toEqual([]);
  expect(address).toContain(new URL("/", church.website).href);
  return path.join(SITE, new URL(address).pathname);
};

// Where the words are those of the feed's events, and of the service times: "at 7:30 PM", "11:30 AM".
const inAmericanStyle =
  "article time, article time + span, #service-times time, [data-hour], footer time, dialog b";
const AMERICAN = /\d [AP]M|day, (?!\w+day)[A-Z][a-z]+ \d|\b(?:until|to) \d{1,2}(?::\d\d)?[ap]m/g;

test.each(everyPage)("%s tells its days and hours in one style", (address) => {
  const body = findOne("body", builtPage(address));
  const allowed = wordsOfAll(inAmericanStyle, body).flatMap((words) => words.match(AMERICAN) ?? []);
  expect([...wordsOf(body).matchAll(AMERICAN)].map(String).sort()).toEqual(allowed.sort());
});

test.each(everyPage)("no telephone makes links of the words of %s", (address) => {
  expect(valuesOf('meta[name="format-detection"]', "content", address)).toEqual([
    "telephone=no, date=no, address=no, email=no",
  ]);
});

test.each(everyPage)(
  "no two events of %s have the same words in a list of its headings",
  (address) => {
    const headings = findAll("article h3", builtPage(address));
    const names = headings.map(({ properties }) => properties.ariaLabel);
    expect(names).toEqual([...new Set(names)]);
    const links = findAll("article h3 a", builtPage(address));
    for (const link of links) {
      expect(link.properties.ariaLabel).toMatch(/, \w+day \d+ \w+$/);
      expect(link.properties.ariaLabel).toContain(wordsOf(link));
    }
  },
);

test("every page of the table that the church has, every group and every file in pages/ is a page", () => {
  const rows = builtChurch.pageList.filter(({ name }) => name !== "not-found");
  const pages = [
    ...rows.map(({ address }) => address),
    ...builtChurch.groups.map(({ slug }) => `/activities/${slug}`),
    ...builtChurch.ownPages.map(({ path }) => path),
    ...eventPages,
  ];
  expect(builtPages).toEqual(pages.sort());
});

test("each page that the church has asked for is there", () => {
  const pages = ["/", "/about-us", "/get-involved", "/giving", "/privacy-policy"];
  if (church.churchsuite) pages.push("/events");
  expect(builtPages).toEqual(expect.arrayContaining(pages));
});

test.each([
  ["title", titleOf],
  ["description", descriptionOf],
])("no two pages have the same %s", (_what, read) => {
  expect(new Set(everyPage.map(read)).size).toBe(everyPage.length);
});

test.each(builtPages)("%s names itself as the one address to be found at", (page) => {
  expect(canonicalsOf(page)).toEqual([new URL(page, church.website).href]);
});

test("the page for unknown addresses names one address, and that is no page of the site", () => {
  const [address = "", ...others] = canonicalsOf("404.html");
  expect(others).toEqual([]);
  expect(builtPages).not.toContain(new URL(address).pathname);
});

test.each(everyPage)("%s is shared with a picture of 1200 by 630", async (page) => {
  const { width, height } = await sharp(sharingPictureOf(page)).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test("every group, the home page and the page of all events are shared with pictures of their own", () => {
  const pages = ["/", "/events", ...groupPages].filter((page) => everyPage.includes(page));
  expect(pages.length).toBeGreaterThan(1);
  const contents = pages.map((page) => readFileSync(sharingPictureOf(page), "base64"));
  expect(new Set(contents).size).toBe(pages.length);
});

test.each(everyPage)("%s has a title, one h1, one main part, a header and a footer", (page) => {
  const [title = "", name, ...others] = titleOf(page).split(" | ");
  expect(title.length).toBeGreaterThan(1);
  expect([name, ...others]).toEqual([church.name.replaceAll("\u00a0", " ")]);
  const html = builtPage(page);
  expect(findOne("html", html).properties.lang).toBe("en-GB");
  for (const element of ["h1", "main", "footer"]) {
    expect(findAll(element, html), element).toHaveLength(1);
  }
  expect(findAll("header", html)).not.toEqual([]);
});

test.each(everyPage)("on %s nothing is empty or without a heading, and no slip is seen", (page) => {
  const words = wordsOfAll("title, body", builtPage(page)).join(" ");
  for (const slip of ["Invalid Date", "undefined", "[object Object]", "NaN", "null"]) {
    expect(words).not.toContain(slip);
  }
  const main = findOne("main", builtPage(page));
  for (const part of findAll("h1, h2, h3, h4, p:not([role]), ul, ol, dl, li, table", main)) {
    const isDrawn = findAll("img, svg", part).length > 0;
    expect(isDrawn || wordsOf(part) !== "", JSON.stringify(part).slice(0, 300)).toBe(true);
  }
  for (const section of findAll("section", main)) {
    const headings = wordsOfAll("h1, h2, h3, h4", section).join("");
    expect(wordsOf(section).length, headings).toBeGreaterThan(headings.length + 1);
    const { ariaLabel, ariaLabelledBy } = section.properties;
    if (ariaLabelledBy) findOne(`[id="${ariaLabelledBy}"]`, section);
    expect(wordsOfAll("h1, h2, h3", main)).not.toContain(ariaLabel);
  }
});

// The HTML standard forbids these mistakes, which nobody sees on a page.
test.each([
  ["link[rel=prefetch][as]", "says what kind of file is fetched beforehand"],
  ["input[type=checkbox][autocomplete]", "has a box that a browser might fill in"],
  ["time:empty:not([datetime])", "has a time without one"],
  ["section:not([aria-label]):not(:has(h1, h2, h3, h4))", "has a section without a heading"],
])("no page has %s: it %s", (selector) => {
  const wrong = [...everyPage, "500.html", "offline.html"].filter(
    (page) => findAll(selector, builtPage(page)).length,
  );
  expect(wrong).toEqual([]);
});
