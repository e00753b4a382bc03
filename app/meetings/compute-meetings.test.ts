import fc from "fast-check";
import { expect, test } from "vitest";
import type { Change } from "#app/content-loader/notices.server.ts";
import { addDays, type Day } from "#app/time/wall-time.ts";
import { ruleDays, weekdayOf, weekdays, weeks } from "#app/time/weekdays.ts";
import { recurringDays } from "#tests/support/calendar-program.ts";
import {
  afterLastOf,
  breaksOf,
  computeMeetings,
  recurrenceOf,
  usualDays,
} from "./compute-meetings.server.ts";
import type { PlainDate, Rule } from "./meeting.ts";

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

test("a rule’s days are those that a calendar counts by its recurrence, in any year, month and zone", () => {
  const anyRule = fc.record({
    every: fc.constantFrom(...weekdays),
    week: fc.option(fc.subarray([...weeks], { minLength: 1 }), { nil: undefined }),
    begins: fc.option(fc.integer({ min: -60, max: 60 }), { nil: undefined }),
    from: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days)),
    length: fc.integer({ min: 0, max: 400 }),
  });
  fc.assert(
    fc.property(anyRule, ({ every, week, begins, from, length }) => {
      const to = addDays(from, length);
      const first = begins === undefined ? from : addDays(from, begins);
      const rule: Rule =
        begins === undefined
          ? { every, week }
          : { every: weekdayOf(first), "fortnightly-from": first };
      const counted = recurringDays(recurrenceOf(rule), first, to);
      expect(ruleDays(rule, { from, to })).toEqual(counted.filter((day) => day >= from));
    }),
    { numRuns: 300 },
  );
});

const everyOtherFriday = { every: "Friday", "fortnightly-from": "2026-09-04" } as const;

test.each<{ what: string; rule: Rule; between: [Day, Day]; as: string; days: string }>([
  {
    what: "every other Friday of the terms, counted on through half-term, the end of summer time and Christmas",
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

const all = (day: string): Change => ({ day, for: ["everything"], what: "off", why: "snow" });
const first = { day: "2026-12-01" };
const second = { day: "2026-12-08", for: ["pw"] };
const last = { day: "2026-12-15" };

test.each<[what: string, changes: Change[], dates: PlainDate[]]>([
  [
    "joint services last from the first day to the last of their line",
    [
      {
        day: "2026-12-02",
        until: "2026-12-15",
        for: [],
        what: "joint",
        why: "with others",
        from: "10:00",
      },
    ],
    [
      first,
      { day: "2026-12-08", change: "joint", from: "10:00", why: "with others" },
      { day: "2026-12-15", change: "joint", from: "10:00", why: "with others" },
    ],
  ],
  [
    "snow takes the day's special service with it, and one that was moved to that day from its own",
    [
      { day: "2026-12-24", for: [], what: "extra", from: "19:00" },
      { ...second, what: "moved", "new-day": "2026-12-10" },
      all("2026-12-24"),
      all("2026-12-10"),
    ],
    [
      first,
      { day: "2026-12-08", change: "off", why: "snow" },
      { day: "2026-12-10", change: "off", why: "snow" },
      last,
      { day: "2026-12-24", change: "off", from: "19:00", why: "snow" },
    ],
  ],
  [
    "where a group is off on its own day, what is extra on that day is on",
    [
      { ...second, what: "off", why: "a concert" },
      { ...second, what: "extra", from: "19:00" },
    ],
    [
      first,
      { day: "2026-12-08", change: "extra", from: "19:00" },
      { day: "2026-12-08", change: "off", why: "a concert" },
      last,
    ],
  ],
  [
    "what is put on another day is off on its own",
    [{ ...second, what: "moved", "new-day": "2026-12-04" }],
    [
      first,
      { day: "2026-12-04", change: "moved", movedFrom: "2026-12-08" },
      { day: "2026-12-08", change: "off", movedTo: "2026-12-04" },
      last,
    ],
  ],
  [
    "another hall or hour on the usual day is told, and nothing is off; the usual end is no other hour",
    [{ ...second, what: "moved", where: "Minor Hall", to: "21:30" }],
    [first, { day: "2026-12-08", change: "moved", where: "Minor Hall" }, last],
  ],
  [
    "snow puts off what was moved or joint that day",
    [{ ...second, what: "moved", where: "Minor Hall" }, all("2026-12-08")],
    [first, { day: "2026-12-08", change: "off", why: "snow" }, last],
  ],
  [
    "several on one day stand in the order of their hours, however many they are",
    ["10:00", "21:00", "09:00"].map((from) => ({ ...first, for: [], what: "extra", from })),
    [
      { day: "2026-12-01", change: "extra", from: "09:00" },
      { day: "2026-12-01", change: "extra", from: "10:00" },
      first,
      { day: "2026-12-01", change: "extra", from: "21:00" },
      { day: "2026-12-08" },
      last,
    ],
  ],
])("%s", (_what, changes, dates) => {
  const rule = { ...tuesdays, from: "19:30", to: "21:30" };
  const december = { ...year, from: "2026-12-01", to: "2026-12-31" };
  expect(computeMeetings(rule, december, changes)).toEqual(dates);
});

test("the last day of term has its name only where it is known to be the last", () => {
  const rule = { ...tuesdays, "last-of-term": "Big Breakfast" };
  const named = (to: string) =>
    computeMeetings(rule, { ...year, to }, []).flatMap(({ day, name }) => (name ? [day] : []));
  expect(named("2027-08-31")).toEqual(["2026-12-15", "2027-03-23"]);
  expect(named("2027-02-28")).toEqual(["2026-12-15"]);
});

const session = [{ from: "2026-09-08", to: "2027-01-12" }];
test.each<[Rule, typeof year.terms, string]>([
  [tuesdays, year.terms, "The dates after 24 March 2027 are not set yet."],
  [{ every: "Sunday" }, year.terms, "The dates after 31 August 2027 are not set yet."],
  [{ ...tuesdays, session }, year.terms, "The dates of the new session are not set yet."],
  [tuesdays, [], "The dates are not set yet."],
])("what no fact covers is said so, and not guessed: %o", (rule, terms, words) => {
  expect(afterLastOf(rule, { ...year, terms })).toBe(words);
});
