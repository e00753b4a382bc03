import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { addDays, type Days, weekdayOf, weekdays } from "#time";
import type { Change } from "./change.ts";
import { computeMeetings } from "./compute-meetings.ts";
import type { MeetingDate } from "./meeting.ts";
import { listRuleDays, type Rule, recurrenceOf, weeks } from "./rule.ts";
import { afterLastWords, findBreaks, listUsualDays } from "./rule-in-year.ts";
import { recurringDays } from "./testing.ts";

const byHand: {
  rules: { what: string; rule: Rule; between: Days; days: string }[];
  changes: { what: string; changes: Change[]; dates: MeetingDate[] }[];
} = parse(readFileSync(new URL("./compute-meetings.yaml", import.meta.url), "utf8"));

const days = { from: "2026-09-01", to: "2027-08-31" };
const year = {
  ...days,
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

/** A rule as RFC 5545 writes it: "FREQ=MONTHLY;INTERVAL=1;BYDAY=2SU,4SU". Every other week is counted from its first day. */
function writeRecurrence(rule: Rule): string {
  const { frequency, interval, days } = recurrenceOf(rule);
  return `FREQ=${frequency.toUpperCase()};INTERVAL=${interval};BYDAY=${days.join()}`;
}

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
      const counted = recurringDays(writeRecurrence(rule), first, to);
      expect(listRuleDays(rule, { from, to })).toEqual(counted.filter((day) => day >= from));
    }),
    { numRuns: 300 },
  );
});

test.each(byHand.rules)("$what", ({ rule, between, days }) => {
  expect(listUsualDays(rule, { ...year, ...between }).join(" ")).toBe(days);
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
  const names = findBreaks(tuesdays, { ...year, to: "2027-12-31", terms }).map(({ name }) => name);
  expect(names).toEqual(["summer break"]);
});

test.each(byHand.changes)("$what", ({ changes, dates }) => {
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
  expect(afterLastWords(rule, { ...year, terms })).toBe(words);
});
