import { expect, test } from "vitest";
import type { Place } from "#churchsuite";
import { isAtChurch, isNamedFor, makeNameFinder } from "#dates";
import { between, carols } from "#tests/fixtures/carols.ts";
import { typedInDiary } from "#tests/fixtures/typed-in-diary.ts";
import { readCases } from "#tests/support/cases.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
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

test.each(typedInDiary["names-of-groups"])("“%s” is an event of %s: %s", (event, names, isIts) => {
  expect(isNamedFor(event, names.split("|"))).toBe(isIts);
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
  expect(makeNameFinder(theirs)(event)?.slug).toBe(slug);
  expect(makeNameFinder([])(event)).toBeUndefined();
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

const church = sampleChurch.facts;

test.each<[boolean, Place | undefined]>([
  [true, undefined],
  [true, { name: "Church Halls" }],
  [true, { address: "Church Halls" }],
  [true, { name: "Kilmorran Presbyterian Church Halls" }],
  [true, { name: "Church Halls", address: "12 Meeting House Lane, Kilmorran, BT00 0AA" }],
  [true, { name: "Hall", address: "12, Meeting House Lane" }],
  [true, { address: "bt000aa" }],
  [true, { name: "Crèche room" }],
  [false, { name: "Assembly Rooms" }],
  [true, { name: "Main Hall" }],
  [false, { name: "The Schoolhouse" }],
  [false, { isOnline: true, name: "Church Halls" }],
  [false, { name: "Town Hall" }],
  [false, { name: "Church Hall", address: "4 Main Street, Ballydown, BT00 0XX" }],
  [false, { name: "Church Hall", address: "Ballydown" }],
])("it is %s that an event at %j is held at the church", (isOurs, place) => {
  expect(isAtChurch(place, church)).toBe(isOurs);
});
