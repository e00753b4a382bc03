import { expect, test } from "vitest";
import { addDays, type Day } from "#app/time/wall-time.ts";
import { DAYS_SHOWN, nextDay, type ProgrammeEvent, programme } from "./programme.ts";

const FOUR_YEARS = 1461;
const HOME_PAGE_EVENTS = 6;

const everyDay = Array.from({ length: FOUR_YEARS }, (_, days) => {
  const today = addDays("2026-01-01", days);
  return { today, events: programme(today) };
});

const rules: [what: string, holds: (events: ProgrammeEvent[], today: Day) => boolean][] = [
  ["has eighteen events or more", (events) => events.length >= 18],
  [
    "begins after today, in order, and reaches well into the third month and no further",
    (events, today) => {
      const starts = events.map(({ start }) => start.slice(0, 10));
      const [first = "", last = ""] = [starts[0], starts.at(-1)];
      const reaches = last > addDays(today, 60) && last <= addDays(today, DAYS_SHOWN);
      return starts.join() === starts.toSorted().join() && first > today && reaches;
    },
  ],
  ["ends each event after it begins", (events) => events.every(({ start, end }) => end > start)],
  [
    "repeats no address",
    (events) => new Set(events.map(({ identifier }) => identifier)).size === events.length,
  ],
  [
    "has what is cancelled, pending, online, of a whole day and of several",
    (events) =>
      events.some(({ status }) => status === "cancelled") &&
      events.some(({ status }) => status === "pending") &&
      events.some(({ place }) => place?.type === "online") &&
      events.some(({ hours }) => hours === "all day") &&
      events.some(({ endsDaysLater = 0 }) => endsDaysLater > 1),
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

test("Christmas stays out of June and is announced in November, the Toy Service in the place of that morning's", () => {
  const namesOn = (today: Day) => programme(today).map(({ name }) => name);
  const ofWinter = /christmas|carol|toy service|watchnight|winter/i;
  expect(namesOn("2027-06-21").filter((name) => ofWinter.test(name))).toEqual([]);
  expect(namesOn("2027-06-21")).toContain("Summer Holiday Club");
  const announced = ["Carols by Candlelight", "Watchnight Service"];
  expect(namesOn("2026-11-21")).toEqual(expect.arrayContaining(announced));
  const sunday = programme("2026-11-29").filter(({ start }) => start === "2026-12-06 11:30:00");
  expect(sunday.map(({ name }) => name)).toEqual(["Toy Service"]);
});

test.each<[string, Parameters<typeof nextDay>[0], Day, Day | undefined]>([
  ["the coming Saturday is never today", { every: "Saturday" }, "2026-11-21", "2026-11-28"],
  ["nothing falls on a public holiday", { every: "Friday" }, "2026-12-21", "2027-01-08"],
  ["but Sunday is always Sunday", { every: "Sunday" }, "2026-07-08", "2026-07-12"],
  ["the second turn is a week later", { every: "Sunday", turn: 2 }, "2026-11-21", "2026-11-29"],
  ["a yearly day comes", { on: "12-24" }, "2026-11-21", "2026-12-24"],
  ["and is not seen three months before", { on: "12-24" }, "2026-06-01", undefined],
])("%s", (_, falls, today, day) => {
  expect(nextDay(falls, today)).toBe(day);
});
