import { expect, test } from "vitest";
import { carols } from "#tests/fixtures/carols.ts";
import { wallTime } from "#time";
import { type ChurchEvent, eventPath } from "./event.ts";
import { givePages, makeSlug, withPages } from "./event-address.ts";

const TODAY = "2026-11-21";

/** "2026-12-24 18:00 Watchnight Service" */
const events = (...lines: string[]) =>
  lines.map((line, index): ChurchEvent => {
    const [day = "", clock = "", ...name] = line.split(" ");
    const { end: _, ...event } = carols;
    return { ...event, id: `e${index}`, name: name.join(" "), start: wallTime(day, clock) };
  });

test.each([
  ["Carols by Candlelight", "carols-by-candlelight"],
  ["3 O’Clock Club", "3-oclock-club"],
  ["Café & Crêpes!", "cafe-crepes"],
  ["日曜礼拝", "event"],
  ["PW", "pw"],
  [`${"word ".repeat(12)}longer`, "word-word-word-word-word-word-word-word-word-word-word-word"],
  ["x".repeat(80), "x".repeat(60)],
])("%s is in an address %s", (name, slug) => {
  expect(makeSlug(name)).toBe(slug);
});

test.each([
  ["one has its day and name", ["2026-12-24 23:15 Watchnight"], ["2026-12-24-watchnight"]],
  [
    "of two of a day and name the later one has its hour, whichever the feed has first",
    ["2026-12-24 19:30 Carols", "2026-12-24 15:00 Carols"],
    ["2026-12-24-carols-1930", "2026-12-24-carols"],
  ],
  [
    "what is entered twice has one page",
    ["2026-12-24 15:00 Tea", "2026-12-24 15:00 Tea", "2026-12-24 15:00 Tea"],
    ["2026-12-24-tea", "2026-12-24-tea", "2026-12-24-tea"],
  ],
  [
    "after ninety days there is none",
    ["2027-02-19 19:30 A", "2027-02-20 19:30 A"],
    ["2027-02-19-a", undefined],
  ],
])("of the pages that a build makes %s", (_what, lines, pages) => {
  const given = givePages(events(...lines), TODAY);
  expect(given.map(({ page }) => page).slice(0, pages.length)).toEqual(pages);
  // The browser, which knows the names alone, comes to the same.
  const known = new Set(given.flatMap(({ page }) => page ?? []));
  expect(withPages(events(...lines), known)).toEqual(given);
});

test("an event that the build knew not of, or that was put on another day, is among all events", () => {
  const known = new Set(["2026-12-24-watchnight", "2026-12-24-carols", "2026-12-24-carols-1930"]);
  const now = events(
    "2026-12-24 22:00 Watchnight",
    "2026-12-25 23:15 Watchnight",
    "2026-12-24 19:30 Carols",
  );
  expect(withPages(now, known).map(eventPath)).toEqual([
    "/events/2026-12-24-watchnight",
    "/events#e1",
    "/events/2026-12-24-carols-1930",
  ]);
});
