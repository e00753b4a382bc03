import { expect, test } from "vitest";
import { addDays, weekdayOf, weekdays } from "#time";
import { type DayRule, listRuleDays, weeks } from "./rule.ts";
import { recurringDays } from "./testing.ts";

const numbers = { first: 1, second: 2, third: 3, fourth: 4, last: -1 };

/** A rule as RFC 5545 writes it: "FREQ=MONTHLY;BYDAY=2SU,4SU". Every other week is counted from its first day. */
function writeRecurrence({ every, week, "fortnightly-from": first }: DayRule): string {
  const weekday = every.slice(0, 2).toUpperCase();
  if (!week) return `FREQ=WEEKLY;INTERVAL=${first ? 2 : 1};BYDAY=${weekday}`;
  return `FREQ=MONTHLY;BYDAY=${week.map((name) => `${numbers[name]}${weekday}`)}`;
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
