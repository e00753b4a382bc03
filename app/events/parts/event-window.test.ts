import { expect, test } from "vitest";
import { kindOf } from "./event-window.ts";

test.each([
  ["Worship Services", "worship"],
  ["Prayer & Midweek", "worship"],
  ["Children & Families", "children"],
  ["Youth", "youth"],
  ["Church Life", "fellowship"],
  ["Singing group", "music"],
  ["Fundraising", "outreach"],
])("the category %s has the window of %s", (category, kind) => {
  expect(kindOf(category)).toBe(kind);
});

test("a category nobody foresaw has no window of its own", () => {
  expect(kindOf("Hall bookings")).toBeUndefined();
  expect(kindOf(undefined)).toBeUndefined();
});
