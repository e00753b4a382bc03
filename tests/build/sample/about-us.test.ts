import { expect, test } from "vitest";
import {
  builtPage,
  findAll,
  findOne,
  sectionOf,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import { people } from "#tests/support/sample-church.ts";

const page = builtPage("/about-us");

test("About Us explains what ruling elders do, in three duties", () => {
  expect(wordsOfAll("main h1", page)).toEqual(["About Us"]);
  const duties = findAll("li", sectionOf("What ruling elders do", page));
  expect(duties).toHaveLength(3);
  for (const duty of duties) {
    expect(wordsOf(findOne("h3", duty))).toMatch(/^To /);
    expect(wordsOf(findOne("p", duty))).toMatch(/\.$/);
  }
});

test("the vacancy convener is shown with a photo", () => {
  const convener = sectionOf("Rev. Dr Hugh Tannahill", page);
  expect(wordsOfAll("p", convener).join()).toContain("Vacancy Convener");
  expect(findAll("img", convener)).toHaveLength(1);
});

test("the eight of the Kirk Session are shown, each with a photo, and one of them as the Clerk", () => {
  const session = sectionOf("Kirk Session", page);
  expect(wordsOfAll("li:has(img) b", session)).toEqual(people.session.map(({ name }) => name));
  expect(findAll("li img", session)).toHaveLength(8);
  expect(wordsOfAll("li", session).filter((words) => words.includes("Clerk"))).toHaveLength(1);
});

test("the three of the staff are shown with a photo and their roles", () => {
  expect(wordsOfAll("li:has(img) figcaption > span", sectionOf("Staff", page))).toEqual([
    "Youth Worker",
    "Pastoral Worker",
    "Musical Director",
  ]);
});
