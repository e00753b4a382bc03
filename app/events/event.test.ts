import { expect, test } from "vitest";
import { between, carols } from "#tests/fixtures/carols.ts";
import { readCases } from "#tests/support/cases.ts";
import type { DayStyle } from "#time";
import { wallTime } from "#time";
import {
  type ChurchEvent,
  EVENTS_ON_HOME,
  groupByMonth,
  makeGroupFinder,
  pickForHome,
} from "./event.ts";
import { makeTimes, writeWhenInStyle } from "./event-text.ts";

test("events stand by their start under the months they are in", () => {
  const starts = { Quiz: "2027-01-08", Carols: "2026-12-06", "Toy Service": "2026-12-13" };
  const events = Object.entries(starts).map(([name, day]): ChurchEvent => {
    return { ...carols, name, start: wallTime(day, "19:30") };
  });
  expect(
    groupByMonth(events).map(({ key, events }) => [key, events.map(({ name }) => name)]),
  ).toEqual([
    ["2026-12", ["Carols", "Toy Service"]],
    ["2027-01", ["Quiz"]],
  ]);
});

test.each([
  ["08:00", ["21", "20", "19", "14", "13", "12", "11", "10"]],
  ["12:50", ["21", "20", "19", "14", "13"]],
  ["18:30", ["21", "20", "19"]],
  // Everything is over: the clock is wrong.
  ["23:00", ["21", "20", "19", "14", "13", "12", "11", "10"]],
])("at %s home has the first that are not over, in feed order: %j", (clock, shown) => {
  // In this feed the last comes first.
  const inFeed = ["21", "20", "19", "14", "13", "12", "11", "10"].map((hour): ChurchEvent => {
    const start = wallTime("2026-12-06", `${hour}:00`);
    return { ...carols, start, end: wallTime("2026-12-06", `${hour}:45`) };
  });
  const first = pickForHome(inFeed, wallTime("2026-12-06", clock));
  expect(
    first.map(({ start }) => start.slice("2026-12-06T".length, "2026-12-06T21".length)),
  ).toEqual(shown.slice(0, EVENTS_ON_HOME));
  const soonestInFeed = inFeed.toReversed();
  const late = pickForHome(soonestInFeed, wallTime("2026-12-06", "12:50"));
  expect(late[0]?.start).toBe("2026-12-06T13:00:00");
});

const wholeDay = { ...between("2026-12-12T00:00:00"), isAllDay: true } as const;

type Times = Record<DayStyle, string> & { until?: string; isAllDay?: true };

const times = readCases<Times[]>("tests/fixtures/event-times.yaml");

test.each(times)("an event until $until is “$british”", ({ until, isAllDay, ...words }) => {
  const event = { ...carols, ...(isAllDay && wholeDay), end: between("", until).end };
  const written = (style: DayStyle) => writeWhenInStyle(event, style);
  const [brief, full, british] = (["brief", "full", "british"] as const).map(written);
  expect({ brief, full, british }).toEqual(words);
});

test("an all-day event has a day and no clock for machines", () => {
  expect(makeTimes({ ...carols, ...wholeDay }, "full").dateTime).toBe("2026-12-12");
});

test.each([
  ["Dorcas Christmas sale", undefined, "dorcas"],
  ["Snatch pizza", "Youth", "snatch"],
  ["Sponge cakes wanted", "Creche & Toddlers", "creche"],
  ["Dorcas looks after the crèche", "SNATCH", "dorcas"],
  ["Morning Worship", "Worship Services", undefined],
])("“%s” in the category %s is an event of %s", (name, category, slug) => {
  const groupOf = makeGroupFinder([
    { slug: "dorcas", names: ["Dorcas Group", "Dorcas"], full: "" },
    { slug: "snatch", names: ["SNATCH"], full: "" },
    { slug: "creche", names: ["Crèche"], full: "" },
  ]);
  expect(groupOf({ name, ...(category && { category }) })?.slug).toBe(slug);
});
