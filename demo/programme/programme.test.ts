import { expect, test } from "vitest";
import { addDays, type Day } from "#app/time/wall-time.ts";
import { DAYS_SHOWN, nextDay, type ProgrammeEvent, programme } from "./programme.ts";

const FOUR_YEARS = 1461;
const HOME_PAGE_EVENTS = 6;

const everyDay = Array.from({ length: FOUR_YEARS }, (_, days) => {
  const today = addDays("2026-01-01", days);
  return { today, events: programme(today) };
});

const startsOf = (events: ProgrammeEvent[]) => events.map(({ start }) => start);
const areUnique = (values: unknown[]) => new Set(values).size === values.length;

const rules: [what: string, holds: (events: ProgrammeEvent[], today: Day) => boolean][] = [
  ["has eighteen events or more", (events) => events.length >= 18],
  [
    "is in the order they begin",
    (events) => startsOf(events).join() === startsOf(events).toSorted().join(),
  ],
  [
    "begins after today, and reaches well into the third month and no further",
    (events, today) => {
      const [first = "", last = ""] = [events[0]?.start, events.at(-1)?.start.slice(0, 10)];
      return first > `${today}T` && last > addDays(today, 60) && last <= addDays(today, DAYS_SHOWN);
    },
  ],
  ["ends each event after it begins", (events) => events.every(({ start, end }) => end > start)],
  ["repeats no identifier", (events) => areUnique(events.map(({ identifier }) => identifier))],
  ["repeats no id", (events) => areUnique(events.map(({ id }) => id))],
  ["has one that is cancelled", (events) => events.some(({ status }) => status === "cancelled")],
  ["has one that is pending", (events) => events.some(({ status }) => status === "pending")],
  ["has one that is online", (events) => events.some(({ place }) => place?.type === "online")],
  ["has one of a whole day", (events) => events.some(({ hours }) => hours === "all day")],
  [
    "has one of several days",
    (events) => events.some(({ endsDaysLater = 0 }) => endsDaysLater > 1),
  ],
  [
    "has pictures of some of the first, which the home page shows, and not of all",
    (events) => {
      const pictured = events.slice(0, HOME_PAGE_EVENTS).filter(({ picture }) => picture).length;
      return pictured > 0 && pictured < HOME_PAGE_EVENTS;
    },
  ],
];

test.each(rules)("on every day of four years the programme %s", (_, holds) => {
  const against = everyDay.filter(({ today, events }) => !holds(events, today));
  expect(against.map(({ today }) => today)).toEqual([]);
});

const namesOn = (today: Day) => programme(today).map(({ name }) => name);

test("Christmas stays out of June, and is announced in November", () => {
  const ofWinter = /christmas|carol|toy service|watchnight|winter/i;
  expect(namesOn("2027-06-21").filter((name) => ofWinter.test(name))).toEqual([]);
  expect(namesOn("2027-06-21")).toContain("Summer Holiday Club");
  expect(namesOn("2026-11-21")).toEqual(
    expect.arrayContaining(["Carols by Candlelight", "Watchnight Service"]),
  );
});

test("the Toy Service takes the place of that morning's ordinary one", () => {
  const sunday = programme("2026-11-29").filter(({ start }) => start === "2026-12-06 11:30:00");
  expect(sunday.map(({ name }) => name)).toEqual(["Toy Service"]);
});

test.each([
  ["the coming Sunday is tomorrow on a Saturday", { every: "Sunday" }, "2026-11-21", "2026-11-22"],
  ["the coming Saturday is never today", { every: "Saturday" }, "2026-11-21", "2026-11-28"],
  ["nothing falls on a public holiday", { every: "Friday" }, "2026-12-21", "2027-01-08"],
  ["but Sunday is always Sunday", { every: "Sunday" }, "2026-07-08", "2026-07-12"],
  [
    "the first Tuesday is next month's",
    { every: "Tuesday", week: "first" },
    "2026-11-03",
    "2026-12-01",
  ],
  ["a yearly day comes", { on: "12-24" }, "2026-11-21", "2026-12-24"],
  ["and is not seen three months before", { on: "12-24" }, "2026-06-01", undefined],
] as const)("%s", (_, falls, today, day) => {
  expect(nextDay(falls, today)).toBe(day);
});
