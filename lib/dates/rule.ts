import { addDays, type Day, type Days, daysBetween, type Weekday, weekdayOf } from "#time";

/** The weeks of a month in which something may be held, in the order of a month; a fifth is written before "last". */
export const weeks = ["first", "second", "third", "fourth", "last"] as const;

/** Which of its weekdays in a month a day is: the third Saturday, the last Tuesday. */
type Week = (typeof weeks)[number];

/** The days of a rule: every Friday; some of each month; or every second one from a day on, that day included. */
export type DayRule = {
  every: Weekday;
  /** The weeks of each month in which it is held; missing if it is held every week. */
  week?: Week[];
  /** The first of its days, if it is held every other week. */
  "fortnightly-from"?: Day;
};

/** When something is held: its days, its hours, and in which parts of a year. */
export type Rule = DayRule & {
  /** When it begins on the church's clock, "19:30"; missing if no hour is known. */
  from?: string;
  /** When it ends. */
  to?: string;
  /** The time of the day, if no hour is known. */
  time?: "morning" | "afternoon" | "evening";
  /** Whether it is held only in school terms, and not at half-term. */
  term?: boolean;
  /** The first day and the last of each of its years, in their order; none if it is held all the year round. */
  session?: Days[];
};

/** Whether something is held every week. */
export function isWeekly({ week, "fortnightly-from": first }: DayRule): boolean {
  return !week && !first;
}

/** Lists the days of a rule from one day to another, both included. */
export function listRuleDays(rule: DayRule, { from, to }: Days): Day[] {
  const length = daysBetween(from, to) + 1;
  const days = Array.from({ length }, (_, index) => addDays(from, index));
  return days.filter((day) => isRuleDay(day, rule));
}

function isRuleDay(day: Day, rule: DayRule): boolean {
  const { every, week, "fortnightly-from": first } = rule;
  if (weekdayOf(day) !== every) return false;
  if (week) return week.some((name) => isWeekOfMonth(day, name));
  if (!first) return true;
  const weeksSinceFirst = daysBetween(first, day) / 7;
  return weeksSinceFirst >= 0 && weeksSinceFirst % 2 === 0;
}

/** Whether a day is the first, second … or last of its weekday in its month. */
function isWeekOfMonth(day: Day, week: Week): boolean {
  const month = day.slice(0, "2026-12".length);
  if (week === "last") return !addDays(day, 7).startsWith(month);
  const dayOfMonth = Number(day.slice("2026-12-".length));
  return weeks[Math.ceil(dayOfMonth / 7) - 1] === week;
}
