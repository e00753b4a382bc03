import { expect, test } from "vitest";
import { isNamedFor, nameFinder } from "#app/ground/names.ts";

test.each([
  ["PW Evening", ["PW"], true],
  ["GIRLS BRIGADE display", ["Girls’ Brigade"], true],
  ["Creche leaders’ tea", ["Crèche"], true],
  ["3 O'Clock Club Tea", ["3 O’Clock Club"], true],
  ["Morning Worship with Communion", ["Main Service", "Morning Worship"], true],
  ["Snatched from the fire: a talk", ["SNATCH"], false],
  ["Dorcas Evening", ["Dorcas Group"], false],
])("that “%s” is an event of %j is %s", (event, names, isIts) => {
  expect(isNamedFor(event, names)).toBe(isIts);
});

const theirs = [
  { slug: "bible-class", names: ["Bible Class"] },
  { slug: "boys-brigade", names: ["Boys’ Brigade", "Brigades"] },
  { slug: "girls-brigade", names: ["Girls’ Brigade", "Brigades"] },
  { slug: "leaders", names: ["Bible Class Leaders"] },
  { slug: "pw", names: ["PW", "Presbyterian Women"] },
];

test.each([
  ["presbyterian womens supper", undefined],
  ["Supper of the Presbyterian Women", "pw"],
  ["GIRLS' BRIGADE and BOYS' BRIGADE parade", "girls-brigade"],
  ["The Brigades’ parade", "boys-brigade"],
  ["Bible Class leaders’ tea", "leaders"],
  ["PW visits the Bible Class", "pw"],
  ["Bible study", undefined],
  ["", undefined],
])("of all the groups “%s” names %s first", (event, slug) => {
  expect(nameFinder(theirs)(event)?.slug).toBe(slug);
});

test("where there are no groups, none is named", () => {
  expect(nameFinder([])("Any  event")).toBeUndefined();
});
