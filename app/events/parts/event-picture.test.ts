import { expect, test } from "vitest";
import { findKind } from "#app/events/parts/default-picture.ts";
import { chooseDefaultPicture } from "./event-picture.tsx";

test.each([
  ["Worship Services", "worship"],
  ["Prayer & Midweek", "worship"],
  ["Children & Families", "children"],
  ["Youth", "youth"],
  ["Church Life", "fellowship"],
  ["Singing group", "music"],
  ["Fundraising", "outreach"],
])("an event of the category “%s” has a window of %s", (category, kind) => {
  expect(findKind(category)).toBe(kind);
});

test("an event of no category, or of one that nobody foresaw, has a window of no kind", () => {
  expect(findKind(undefined)).toBeUndefined();
  expect(findKind("Hall bookings")).toBeUndefined();
});

const names = Array.from({ length: 60 }, (_, index) => `Evening ${index}`);

test.each(["worship", "children", "youth", "music", "outreach", "fellowship", undefined] as const)(
  "events of the kind %s share three windows, each in two sizes",
  (kind) => {
    const windows = names.map((name) => chooseDefaultPicture(name, kind));
    const files = new Set(windows.flatMap(({ full, small }) => [full, small]));
    expect(files.size).toBe(6);
    expect(files).not.toContain(undefined);
  },
);

test("an event keeps its window", () => {
  const windows = names.map((name) => chooseDefaultPicture(name, "worship"));
  expect(names.map((name) => chooseDefaultPicture(name, "worship"))).toEqual(windows);
});
