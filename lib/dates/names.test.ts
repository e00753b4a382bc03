import { expect, test } from "vitest";
import { isNamedFor, makeNameFinder } from "./names.ts";

test.each([
  ["PW Evening", ["PW"]],
  ["GIRLS BRIGADE display", ["Girls’ Brigade"]],
  ["Creche leaders’ tea", ["Crèche"]],
  ["3 O'Clock Club Tea", ["3 O’Clock Club"]],
  ["Morning Worship with Communion", ["Main Service", "Morning Worship"]],
])("“%s” has one of the names %j in it", (event, names) => {
  expect(isNamedFor(event, names)).toBe(true);
});

test.each([
  ["Snatched from the fire: a talk", "SNATCH"],
  ["Dorcas Evening", "Dorcas Group"],
])("“%s” does not have the name “%s” in it", (event, name) => {
  expect(isNamedFor(event, [name])).toBe(false);
});

const groups = [
  { slug: "bible-class", names: ["Bible Class"] },
  { slug: "boys-brigade", names: ["Boys’ Brigade", "Brigades"] },
  { slug: "girls-brigade", names: ["Girls’ Brigade", "Brigades"] },
  { slug: "leaders", names: ["Bible Class Leaders"] },
  { slug: "pw", names: ["PW", "Presbyterian Women"] },
];

test.each([
  ["Supper of the Presbyterian Women", "pw"],
  ["GIRLS' BRIGADE and BOYS' BRIGADE parade", "girls-brigade"],
  ["The Brigades’ parade", "boys-brigade"],
  ["Bible Class leaders’ tea", "leaders"],
  ["PW visits the Bible Class", "pw"],
])("the group that “%s” names first is %s", (event, slug) => {
  expect(makeNameFinder(groups)(event)?.slug).toBe(slug);
});

test.each(["presbyterian womens supper", "Bible study", ""])("“%s” names no group", (event) => {
  expect(makeNameFinder(groups)(event)).toBeUndefined();
});

test("where there are no groups, none is named", () => {
  expect(makeNameFinder([])("PW Evening")).toBeUndefined();
});
