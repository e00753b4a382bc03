import fc from "fast-check";
import { expect, test } from "vitest";
import type { Change } from "#app/content-loader/notices.server.ts";
import { addDays, type Day } from "#app/time/wall-time.ts";
import { fallsOn, weekdayOf, weekdays, weeks } from "#app/time/weekdays.ts";
import {
  afterLastOf,
  breaksOf,
  computeMeetings,
  type Rule,
  recurrenceOf,
  ruleDays,
  usualDays,
} from "./compute-meetings.server.ts";

const days = { from: "2026-09-01", to: "2027-08-31" };
const year = {
  ...days,
  years: [days],
  terms: [
    {
      name: "Autumn term",
      from: "2026-09-01",
      to: "2026-12-18",
      "half-term": { from: "2026-10-26", to: "2026-10-30" },
    },
    { name: "Spring term", from: "2027-01-04", to: "2027-03-24" },
  ],
};
const tuesdays = { every: "Tuesday", term: true } as const;
const december = (changes: Change[]) =>
  computeMeetings(tuesdays, year, changes).filter(({ day }) => day.startsWith("2026-12"));

test("a rule’s days are those that a calendar has, in any year, month and zone", () => {
  const anyRule = fc.record({
    every: fc.constantFrom(...weekdays),
    week: fc.option(fc.subarray([...weeks], { minLength: 1 }), { nil: undefined }),
    begins: fc.option(fc.integer({ min: -60, max: 60 }), { nil: undefined }),
    from: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days)),
    length: fc.integer({ min: 0, max: 400 }),
  });
  fc.assert(
    fc.property(anyRule, ({ every, week, begins, from, length }) => {
      const all = Array.from({ length: length + 1 }, (_, days) => addDays(from, days));
      const to = addDays(from, length);
      const fortnightly = begins !== undefined && addDays(from, begins);
      const rule: Rule = fortnightly
        ? { every: weekdayOf(fortnightly), "fortnightly-from": fortnightly }
        : { every, week };
      expect(ruleDays(rule, { from, to })).toEqual(all.filter((day) => fallsOn(day, rule)));
    }),
    { numRuns: 300 },
  );
});

const everyOtherFriday = { every: "Friday", "fortnightly-from": "2026-09-04" } as const;

test.each<{ what: string; rule: Rule; between: [Day, Day]; as: string; days: string }>([
  {
    what: "every other Friday, over the end of summer time",
    rule: everyOtherFriday,
    between: ["2026-09-01", "2026-12-31"],
    as: "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR",
    days: "2026-09-04 2026-09-18 2026-10-02 2026-10-16 2026-10-30 2026-11-13 2026-11-27 2026-12-11 2026-12-25",
  },
  {
    what: "every other Friday of the terms, counted on through half-term and Christmas",
    rule: { ...everyOtherFriday, term: true },
    between: ["2026-10-01", "2027-02-28"],
    as: "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR",
    days: "2026-10-02 2026-10-16 2026-11-13 2026-11-27 2026-12-11 2027-01-08 2027-01-22 2027-02-05 2027-02-19",
  },
  {
    what: "every other Friday of a session",
    rule: { ...everyOtherFriday, session: [{ from: "2026-10-02", to: "2026-11-20" }] },
    between: ["2026-09-01", "2026-12-31"],
    as: "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR",
    days: "2026-10-02 2026-10-16 2026-10-30 2026-11-13",
  },
  {
    what: "every other Wednesday from a day in the middle of the year",
    rule: { every: "Wednesday", "fortnightly-from": "2027-01-06" },
    between: ["2026-12-01", "2027-02-28"],
    as: "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE",
    days: "2027-01-06 2027-01-20 2027-02-03 2027-02-17",
  },
  {
    what: "second and fourth Sundays",
    rule: { every: "Sunday", week: ["second", "fourth"] },
    between: ["2026-10-01", "2027-01-31"],
    as: "FREQ=MONTHLY;BYDAY=2SU,4SU",
    days: "2026-10-11 2026-10-25 2026-11-08 2026-11-22 2026-12-13 2026-12-27 2027-01-10 2027-01-24",
  },
  {
    what: "first, third and last Saturdays of the terms, five in a month and four",
    rule: { every: "Saturday", week: ["first", "third", "last"], term: true },
    between: ["2026-10-01", "2026-12-31"],
    as: "FREQ=MONTHLY;BYDAY=1SA,3SA,-1SA",
    days: "2026-10-03 2026-10-17 2026-10-31 2026-11-07 2026-11-21 2026-11-28 2026-12-05",
  },
  {
    what: "fourth and last Sundays, which February has on one day",
    rule: { every: "Sunday", week: ["fourth", "last"] },
    between: ["2027-01-01", "2027-02-28"],
    as: "FREQ=MONTHLY;BYDAY=4SU,-1SU",
    days: "2027-01-24 2027-01-31 2027-02-28",
  },
  {
    what: "the last Saturday of a month of five",
    rule: { every: "Saturday", week: ["last"] },
    between: ["2027-05-01", "2027-05-31"],
    as: "FREQ=MONTHLY;BYDAY=-1SA",
    days: "2027-05-29",
  },
  {
    what: "the fourth Saturday of a month of five",
    rule: { every: "Saturday", week: ["fourth"] },
    between: ["2027-05-01", "2027-05-31"],
    as: "FREQ=MONTHLY;BYDAY=4SA",
    days: "2027-05-22",
  },
  {
    what: "a last Tuesday on a leap day",
    rule: { every: "Tuesday", week: ["last"] },
    between: ["2028-02-01", "2028-02-29"],
    as: "FREQ=MONTHLY;BYDAY=-1TU",
    days: "2028-02-29",
  },
])("$what", ({ rule, between: [from, to], as, days }) => {
  expect(recurrenceOf(rule)).toBe(as);
  expect(usualDays(rule, { ...year, from, to }).join(" ")).toBe(days);
});

test.each([
  ["Northern Ireland", "2027-06-30", "2027-09-01"],
  ["Scotland", "2027-06-24", "2027-08-11"],
  ["England", "2027-07-21", "2027-09-02"],
])("the summer holidays of %s are a summer break", (_where, to, from) => {
  const terms = [
    { name: "Summer term", from: "2027-04-05", to },
    { name: "Autumn term", from, to: "2027-12-17" },
  ];
  const names = breaksOf(tuesdays, { ...year, to: "2027-12-31", terms }).map(({ name }) => name);
  expect(names).toEqual(["summer break"]);
});

test("what is every other week can be off, moved and extra", () => {
  const changes: Change[] = [
    { day: "2026-12-11", for: [], what: "off", why: "exams" },
    { day: "2026-11-27", for: [], what: "moved", "new-day": "2026-12-04" },
    { day: "2026-12-18", for: [], what: "extra", from: "18:00" },
  ];
  const rule = { ...everyOtherFriday, term: true };
  expect(computeMeetings(rule, { ...year, from: "2026-11-20", to: "2027-01-10" }, changes)).toEqual(
    [
      { day: "2026-11-27", change: "off", movedTo: "2026-12-04" },
      { day: "2026-12-04", change: "moved", movedFrom: "2026-11-27" },
      { day: "2026-12-11", change: "off", why: "exams" },
      { day: "2026-12-18", change: "extra", from: "18:00" },
      { day: "2027-01-08" },
    ],
  );
});

test("joint services last from the first day to the last of their line", () => {
  const joint = { day: "2026-12-02", until: "2026-12-15", for: [], why: "with others" };
  expect(december([{ ...joint, what: "joint", from: "10:00" }])).toEqual([
    { day: "2026-12-01" },
    { day: "2026-12-08", change: "joint", from: "10:00", why: "with others" },
    { day: "2026-12-15", change: "joint", from: "10:00", why: "with others" },
  ]);
});

test("snow takes the day's special service with it, and one that was moved to that day from its own", () => {
  const snow = (day: string): Change => ({ day, for: ["everything"], what: "off", why: "snow" });
  const carols: Change = { day: "2026-12-24", for: [], what: "extra", from: "19:00" };
  const moved: Change = { day: "2026-12-08", for: [], what: "moved", "new-day": "2026-12-10" };
  expect(december([carols, moved, snow("2026-12-24"), snow("2026-12-10")])).toEqual([
    { day: "2026-12-01" },
    { day: "2026-12-08", change: "off", why: "snow" },
    { day: "2026-12-10", change: "off", why: "snow" },
    { day: "2026-12-15" },
    { day: "2026-12-24", change: "off", from: "19:00", why: "snow" },
  ]);
});

test("where a group is off on its own day, what is extra on that day is on", () => {
  const off: Change = { day: "2026-12-08", for: ["pw"], what: "off", why: "a concert" };
  const concert: Change = { day: "2026-12-08", for: ["pw"], what: "extra", from: "19:00" };
  expect(december([off, concert])).toContainEqual({
    day: "2026-12-08",
    change: "extra",
    from: "19:00",
  });
});

test("another hall or hour on the usual day is told, and nothing is off", () => {
  expect(december([{ day: "2026-12-08", for: [], what: "moved", where: "Minor Hall" }])).toEqual([
    { day: "2026-12-01" },
    { day: "2026-12-08", change: "moved", where: "Minor Hall" },
    { day: "2026-12-15" },
  ]);
});

test("snow puts off what was moved or joint that day", () => {
  const changes: Change[] = [
    { day: "2026-12-08", for: [], what: "moved", where: "Minor Hall" },
    { day: "2026-12-08", for: ["everything"], what: "off", why: "snow" },
  ];
  expect(december(changes)[1]).toEqual({ day: "2026-12-08", change: "off", why: "snow" });
});

test("several on one day stand in the order of their hours, however many they are", () => {
  const changes: Change[] = ["10:00", "21:00", "09:00"].map((from) => {
    return { day: "2026-12-01", for: [], what: "extra", from };
  });
  const days = computeMeetings({ ...tuesdays, from: "19:30" }, year, changes);
  const first = days.filter(({ day }) => day === "2026-12-01");
  expect(first.map(({ from = "as usual" }) => from)).toEqual([
    "09:00",
    "10:00",
    "as usual",
    "21:00",
  ]);
});

test("the last day of term has its name only where it is known to be the last", () => {
  const rule = { ...tuesdays, "last-of-term": "Big Breakfast" };
  const named = (to: string) =>
    computeMeetings(rule, { ...year, to }, []).flatMap(({ day, name }) => (name ? [day] : []));
  expect(named("2027-08-31")).toEqual(["2026-12-15", "2027-03-23"]);
  expect(named("2027-02-28")).toEqual(["2026-12-15"]);
});

test("what no fact covers is said so, and not guessed", () => {
  expect(afterLastOf(tuesdays, year)).toBe("The dates after 24 March 2027 are not set yet.");
  expect(afterLastOf({ every: "Sunday" }, year)).toBe(
    "The dates after 31 August 2027 are not set yet.",
  );
  const session = [{ from: "2026-09-08", to: "2027-01-12" }];
  expect(afterLastOf({ ...tuesdays, session }, year)).toBe(
    "The dates of the new session are not set yet.",
  );
  expect(afterLastOf(tuesdays, { ...year, terms: [] })).toBe("The dates are not set yet.");
});
