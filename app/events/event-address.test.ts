import { expect, test } from "vitest";
import { pathOf } from "#app/agenda/occurrence.ts";
import type { ChurchEvent } from "#app/church/diary.ts";
import { carols } from "#tests/fixtures/carols.ts";
import { wallTime } from "#time";
import { givePages, makeSlug, withPages } from "./event-address.ts";

const TODAY = "2026-11-21";

/** An event in short: "2026-12-24", "23:15", "Watchnight". */
type EventInShort = [day: string, clock: string, name: string];

function makeEvents(list: EventInShort[]): ChurchEvent[] {
  return list.map(([day, clock, name], index) => {
    return { ...carols, id: `e${index}`, name, start: wallTime(day, clock), end: undefined };
  });
}

test.each([
  ["Carols by Candlelight", "carols-by-candlelight"],
  ["3 O’Clock Club", "3-oclock-club"],
  ["Café & Crêpes!", "cafe-crepes"],
  ["日曜礼拝", "event"],
  ["PW", "pw"],
  [`${"word ".repeat(12)}longer`, "word-word-word-word-word-word-word-word-word-word-word-word"],
  ["x".repeat(80), "x".repeat(60)],
])("the name “%s” becomes “%s” in an address", (name, slug) => {
  expect(makeSlug(name)).toBe(slug);
});

test.each<[what: string, events: EventInShort[], pages: (string | undefined)[]]>([
  [
    "an event has a page with its day and its name",
    [["2026-12-24", "23:15", "Watchnight"]],
    ["2026-12-24-watchnight"],
  ],
  [
    "the page of the later of two events with the same day and name has its hour, too",
    [
      ["2026-12-24", "19:30", "Carols"],
      ["2026-12-24", "15:00", "Carols"],
    ],
    ["2026-12-24-carols-1930", "2026-12-24-carols"],
  ],
  [
    "an event that is entered twice has one page",
    [
      ["2026-12-24", "15:00", "Tea"],
      ["2026-12-24", "15:00", "Tea"],
    ],
    ["2026-12-24-tea", "2026-12-24-tea"],
  ],
  [
    "an event later than in ninety days has no page",
    [
      ["2027-02-19", "19:30", "A"],
      ["2027-02-20", "19:30", "A"],
    ],
    ["2027-02-19-a", undefined],
  ],
])("%s, in the build and in browsers", (_what, list, pages) => {
  const inBuild = givePages(makeEvents(list), TODAY);
  expect(inBuild.map(({ page }) => page)).toEqual(pages);
  // The browser knows only the names of the pages that the build has made.
  const namesOfPages = new Set(inBuild.flatMap(({ page }) => page ?? []));
  expect(withPages(makeEvents(list), namesOfPages)).toEqual(inBuild);
});

test("the link of an event that has no page, because the build did not know it so, leads to all events", () => {
  const namesOfPages = new Set([
    "2026-12-24-watchnight",
    "2026-12-24-carols",
    "2026-12-24-carols-1930",
  ]);
  const events = makeEvents([
    ["2026-12-24", "22:00", "Watchnight"],
    ["2026-12-25", "23:15", "Watchnight"],
    ["2026-12-24", "19:30", "Carols"],
  ]);
  expect(withPages(events, namesOfPages).map(pathOf)).toEqual([
    "/events/2026-12-24-watchnight",
    "/events#e1",
    "/events/2026-12-24-carols-1930",
  ]);
});
