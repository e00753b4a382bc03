import { expect, test } from "vitest";
import { addDays, weekdayOf, weekdays } from "#time";
import { type DayRule, listRuleDays, recurrenceOf, weeks } from "./rule.ts";
import { recurringDays } from "./testing.ts";

/** A rule as RFC 5545 writes it: "FREQ=MONTHLY;INTERVAL=1;BYDAY=2SU,4SU". Every other week is counted from its first day. */
function writeRecurrence(rule: DayRule): string {
  const { frequency, interval, days } = recurrenceOf(rule);
  return `FREQ=${frequency.toUpperCase()};INTERVAL=${interval};BYDAY=${days.join()}`;
}

// Some years with a leap day among them; rule-in-year.yaml has rules of several weeks of a month.
const from = "2026-12-24";
const to = "2030-01-02";

test.each(weekdays)(
  "a rule of every %s, or of one in each month, has the days that a calendar program counts",
  (every) => {
    const rules: DayRule[] = [{ every }, ...weeks.map((week) => ({ every, week: [week] }))];
    for (const rule of rules) {
      expect(listRuleDays(rule, { from, to })).toEqual(
        recurringDays(writeRecurrence(rule), from, to),
      );
    }
  },
);

test.each([-60, -1, 0, 1, 60])(
  "a rule of every other week has the days that a calendar program counts from its first day, %i days from the year’s",
  (days) => {
    const first = addDays(from, days);
    const rule: DayRule = { every: weekdayOf(first), "fortnightly-from": first };
    const allDays = recurringDays(writeRecurrence(rule), first, to);
    expect(listRuleDays(rule, { from, to })).toEqual(allDays.filter((day) => day >= from));
  },
);
