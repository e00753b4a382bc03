import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekdayOf, weekdays } from "#time";
import { type DayRule, listRuleDays, recurrenceOf, weeks } from "./rule.ts";
import { recurringDays } from "./testing.ts";

/** A rule as RFC 5545 writes it: "FREQ=MONTHLY;INTERVAL=1;BYDAY=2SU,4SU". Every other week is counted from its first day. */
function writeRecurrence(rule: DayRule): string {
  const { frequency, interval, days } = recurrenceOf(rule);
  return `FREQ=${frequency.toUpperCase()};INTERVAL=${interval};BYDAY=${days.join()}`;
}

const firstDays = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));
const lengths = fc.integer({ min: 0, max: 400 });

test("a rule of every week, or of some weeks of each month, has the days that a calendar program counts", () => {
  const rules = fc.record({
    every: fc.constantFrom(...weekdays),
    week: fc.option(fc.subarray([...weeks], { minLength: 1 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(rules, firstDays, lengths, ({ every, week }, from, length) => {
      const rule: DayRule = week ? { every, week } : { every };
      const to = addDays(from, length);
      expect(listRuleDays(rule, { from, to })).toEqual(
        recurringDays(writeRecurrence(rule), from, to),
      );
    }),
    { numRuns: 50 },
  );
});

test("a rule of every other week has the days that a calendar program counts, from its first day on", () => {
  const daysToBeginning = fc.integer({ min: -60, max: 60 });
  fc.assert(
    fc.property(firstDays, lengths, daysToBeginning, (from, length, days) => {
      const first = addDays(from, days);
      const to = addDays(from, length);
      const rule: DayRule = { every: weekdayOf(first), "fortnightly-from": first };
      const allDays = recurringDays(writeRecurrence(rule), first, to);
      expect(listRuleDays(rule, { from, to })).toEqual(allDays.filter((day) => day >= from));
    }),
    { numRuns: 50 },
  );
});
