import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { church, people, phoneLink } from "#tests/fixtures/sample-facts.ts";
import {
  addressesIn,
  all,
  builtPage,
  one,
  sectionOf,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import { SITE } from "#tests/support/built-pages.ts";

const page = builtPage("/about-us");

test("About Us explains what ruling elders do, in three duties", () => {
  expect(wordsOf(one("main h1", page))).toBe("About Us");
  const duties = all("li", sectionOf("What ruling elders do", page));
  expect(duties).toHaveLength(3);
  for (const duty of duties) {
    expect(wordsOf(one("h3", duty))).toMatch(/^To /);
    expect(wordsOf(one("p", duty))).toMatch(/\.$/);
  }
});

test("the vacancy convener is shown with photo and role", () => {
  const convener = one("main section", page, "Vacancy Convener");
  expect(all("img", convener)).toHaveLength(1);
});

test("the Kirk Session has eight members, each with a photo, and one Clerk", () => {
  const members = all("li", sectionOf("Kirk Session", page));
  expect(members.map((member) => wordsOf(one("b", member)))).toEqual(
    people.session.map(({ name }) => name),
  );
  expect(members).toHaveLength(8);
  for (const member of members) expect(all("img", member)).toHaveLength(1);
  expect(members.filter((member) => wordsOf(member).includes("Clerk"))).toHaveLength(1);
});

test("the staff are a Youth Worker, a Pastoral Worker and a Musical Director, each with a photo", () => {
  const staff = sectionOf("Staff", page);
  expect(wordsOfAll("li figcaption span", staff)).toEqual([
    "Youth Worker",
    "Pastoral Worker",
    "Musical Director",
  ]);
  expect(all("li img", staff)).toHaveLength(3);
});

test("whoever is to ask the office, for the convener, the Clerk or the staff, has its number there", () => {
  for (const part of ["Rev. Dr Hugh Tannahill", "Kirk Session", "Staff"]) {
    expect(addressesIn(sectionOf(part, page)), part).toContain(phoneLink(church.phone));
  }
});

test("every portrait is a picture, and says in words whom it shows", async () => {
  const portraits = all("main section picture img", page);
  expect(portraits).toHaveLength(12);
  for (const { properties } of portraits) {
    expect(properties.alt).toMatch(/\w+ \w+/);
    const { width } = await sharp(path.join(SITE, String(properties.src))).metadata();
    expect(width).toBeGreaterThan(100);
  }
});
