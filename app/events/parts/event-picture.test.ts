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
  ["Hall bookings", undefined],
  [undefined, undefined],
])("the category %s has the window of %s", (category, kind) => {
  expect(findKind(category)).toBe(kind);
});

test.each([
  ...["worship", "children", "youth", "music", "outreach", "fellowship"],
  undefined,
] as const)(
  "the events of the kind %s have three windows, each in two sizes, and an event keeps its own",
  (kind) => {
    const names = Array.from({ length: 60 }, (_, index) => `Evening ${index}`);
    const windows = names.map((name) => chooseDefaultPicture(name, kind));
    const files = new Set(windows.flatMap(({ full, small }) => [full, small]));
    expect(files.size).toBe(6);
    expect(files).not.toContain(undefined);
    expect(names.map((name) => chooseDefaultPicture(name, kind))).toEqual(windows);
  },
);
