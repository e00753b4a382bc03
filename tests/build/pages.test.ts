import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll, findOne, wordsOf, wordsOfAll } from "#tests/support/built-html.ts";
import { builtPages, eventPages, everyPage, groupPages, SITE } from "#tests/support/built-pages.ts";

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

/** Finds the file of the picture that goes with a link to a page. There must be one. */
function findSharingPicture(page: string): string {
  const [address = "", ...others] = listValues('meta[property="og:image"]', "content", page);
  expect(others, page).toEqual([]);
  expect(address, page).toContain(new URL("/", church.website).href);
  return path.join(SITE, new URL(address).pathname);
}

/** The elements whose times are written as the church has asked for them: of events, and of the services. */
const inAmericanStyle =
  "article time, article time + span, #service-times time, [data-hour], footer time, dialog b";

/** "7:30 PM", "Sunday, December 6", "until 9pm" */
const AMERICAN = /\d [AP]M|day, (?!\w+day)[A-Z][a-z]+ \d|\b(?:until|to) \d{1,2}(?::\d\d)?[ap]m/g;

test("days and hours are written in the British style, but for those of events and service times", () => {
  for (const page of everyPage) {
    const body = findOne("body", builtPage(page));
    const allowed = wordsOfAll(inAmericanStyle, body).flatMap(
      (words) => words.match(AMERICAN) ?? [],
    );
    const all = wordsOf(body).match(AMERICAN) ?? [];
    expect(all.sort(), page).toEqual(allowed.sort());
  }
});

test("telephones are asked to make no links of numbers, days and addresses by themselves", () => {
  for (const page of everyPage) {
    expect(listValues('meta[name="format-detection"]', "content", page), page).toEqual([
      "telephone=no, date=no, address=no, email=no",
    ]);
  }
});

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

test("a screen reader names each event of a group differently, with its day", () => {
  for (const { slug } of builtChurch.groups) {
    const links = findAll("main ol a", builtPage(`/activities/${slug}`));
    const names = links.map(({ properties }) => properties.ariaLabel);
    expect(names, slug).toEqual([...new Set(names)]);
    for (const link of links) {
      expect(link.properties.ariaLabel, slug).toMatch(/, \w+day \d+ \w+$/);
      expect(link.properties.ariaLabel, slug).toContain(wordsOf(link));
    }
  }
});

test("the pages are those of app/pages.ts that the church has, its groups, its own pages and its events", () => {
  const rows = builtChurch.pageList.filter(({ name }) => name !== "not-found");
  const pages = [
    ...rows.map(({ address }) => address),
    ...builtChurch.groups.map(({ slug }) => `/activities/${slug}`),
    ...builtChurch.ownPages.map(({ path }) => path),
    ...eventPages,
  ];
  expect(builtPages).toEqual(pages.sort());
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

test("the page for unknown addresses names one address, at which there is no page", () => {
  const [address = "", ...others] = listCanonicals("404.html");
  expect(others).toEqual([]);
  expect(builtPages).not.toContain(new URL(address).pathname);
});

test("every page is shared with a picture of 1200 by 630 pixels", async () => {
  const pictures = new Set(everyPage.map(findSharingPicture));
  for (const picture of pictures) {
    const { width, height } = await sharp(picture).metadata();
    expect([width, height], picture).toEqual([1200, 630]);
  }
});

test("every group, the home page and the page of all events are shared with pictures of their own", () => {
  const pages = ["/", "/events", ...groupPages].filter((page) => everyPage.includes(page));
  expect(pages.length).toBeGreaterThan(1);
  const contents = pages.map((page) => readFileSync(findSharingPicture(page), "base64"));
  expect(new Set(contents).size).toBe(pages.length);
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

test("a screen reader names a section by a heading in it, or by words that are no heading", () => {
  for (const page of everyPage) {
    const main = findOne("main", builtPage(page));
    const headings = wordsOfAll("h1, h2, h3", main);
    for (const section of findAll("section", main)) {
      const { ariaLabel, ariaLabelledBy } = section.properties;
      if (ariaLabelledBy) {
        const label = findAll(`[id="${ariaLabelledBy}"]`, section);
        expect(label, `${ariaLabelledBy} on ${page}`).toHaveLength(1);
      }
      expect(headings, page).not.toContain(ariaLabel);
    }
  }
});

// Nobody sees these mistakes on a page, but the HTML standard forbids them.
test.each([
  ["prefetch with the attribute as", "link[rel=prefetch][as]"],
  ["box to tick that a browser might fill in", "input[type=checkbox][autocomplete]"],
  ["empty time", "time:empty:not([datetime])"],
  ["section without a heading or a label", "section:not([aria-label]):not(:has(h1, h2, h3, h4))"],
])("no page has a %s", (_what, selector) => {
  const wrong = [...everyPage, "500.html"].filter(
    (page) => findAll(selector, builtPage(page)).length,
  );
  expect(wrong).toEqual([]);
});
