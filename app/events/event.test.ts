import { expect, test } from "vitest";
import { makeGroupFinder } from "#app/agenda/match-events.ts";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import { joinTimes, makeTimes, writePlace } from "#app/agenda/written-when.ts";
import { between, carols } from "#tests/fixtures/carols.ts";
import { readCases } from "#tests/support/cases.ts";
import { type DayStyle, wallTime } from "#time";
import { pickForHome } from "./event.ts";

/** Events of one day, each of 45 minutes. In their feed the last comes first. */
const eventsOfDay = ["21", "20", "19", "14", "13", "12", "11", "10"].map((hour): Occurrence => {
  const start = wallTime("2026-12-06", `${hour}:00`);
  return { ...carols, name: hour, start, end: wallTime("2026-12-06", `${hour}:45`) };
});

function pickNames(events: Occurrence[], clock: string): string[] {
  return pickForHome(events, wallTime("2026-12-06", clock)).map(({ name }) => name);
}

test("home has no event that is over, but the one that is on", () => {
  expect(pickNames(eventsOfDay, "13:30")).toEqual(["21", "20", "19", "14", "13"]);
  expect(pickNames(eventsOfDay.toReversed(), "13:30")).toEqual(["13", "14", "19", "20", "21"]);
});

test("home has the first six events if all are over, because then the clock is wrong", () => {
  expect(pickNames(eventsOfDay, "23:00")).toEqual(["21", "20", "19", "14", "13", "12"]);
});

const wholeDay = { ...between("2026-12-12T00:00:00"), isAllDay: true } as const;

/** The times of an event, and how they are written in each style. */
type WrittenTimes = Record<DayStyle, string> & {
  /** When it ends; missing if nobody knows. */
  until?: string;
  isAllDay?: true;
};

const timesOfEvents = readCases<WrittenTimes[]>("tests/fixtures/event-times.yaml");

test.each(timesOfEvents)("an event is written as “$british”, “$full” and “$brief”", (times) => {
  const { until, isAllDay, british, full, brief } = times;
  const event = { ...carols, ...(isAllDay && wholeDay), end: between("", until).end };
  const write = (style: DayStyle) => joinTimes(makeTimes(event, style));
  expect([write("british"), write("full"), write("brief")]).toEqual([british, full, brief]);
});

const findGroup = makeGroupFinder([
  { slug: "dorcas", names: ["Dorcas Group", "Dorcas"] },
  { slug: "snatch", names: ["SNATCH"] },
  { slug: "creche", names: ["Crèche"] },
]);

test.each([
  ["Snatch pizza", "Youth", "snatch"],
  ["Sponge cakes wanted", "Creche & Toddlers", "creche"],
  ["Dorcas looks after the crèche", "SNATCH", "dorcas"],
  ["Dorcas Christmas sale", undefined, "dorcas"],
  ["Morning Worship", "Worship Services", undefined],
])("“%s” in the category “%s” is an event of group %s", (name, category, slug) => {
  expect(findGroup({ name, category })?.slug).toBe(slug);
});

test.each([
  ["a hall", { name: "Minor Hall" }, "Minor Hall"],
  ["an address alone", { address: "BT00 0AA" }, "BT00 0AA"],
  ["a hall with its address", { name: "Halls", address: "12 Lane" }, "Halls, 12 Lane"],
  ["an online place", { isOnline: true as const, name: "Zoom" }, "Online, Zoom"],
  ["a place called online", { isOnline: true as const, name: "Online service" }, "Online service"],
])("%s is written on one line", (_what, place, words) => {
  expect(writePlace(place)).toBe(words);
});
