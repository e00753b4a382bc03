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

/** How the days of a rule recur, in the words of calendars (RFC 5545). */
export type Recurrence = {
  frequency: "weekly" | "monthly";
  /** After how many weeks or months it recurs: 2 for every other week. */
  interval: number;
  /** "FR" or, in a month, "2FR" and "-1FR". */
  days: string[];
};

/** Whether something is held every week. */
export function isWeekly(rule: DayRule): boolean {
  const { frequency, interval } = recurrenceOf(rule);
  return frequency === "weekly" && interval === 1;
}

export function recurrenceOf(rule: DayRule): Recurrence {
  const { every, week } = rule;
  const weekday = every.slice(0, 2).toUpperCase();
  if (week) {
    const days = week.map((name) => `${numberOfWeek(name)}${weekday}`);
    return { frequency: "monthly", interval: 1, days };
  }
  const interval = rule["fortnightly-from"] ? 2 : 1;
  return { frequency: "weekly", interval, days: [weekday] };
}

/** 1 for the first week of a month; -1 for the last, because calendars count it from the end. */
function numberOfWeek(week: Week): number {
  return week === "last" ? -1 : weeks.indexOf(week) + 1;
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
  return weeksSinceFirst >= 0 && weeksSinceFirst % recurrenceOf(rule).interval === 0;
}

/** Whether a day is the first, second … or last of its weekday in its month. */
function isWeekOfMonth(day: Day, week: Week): boolean {
  const month = day.slice(0, "2026-12".length);
  if (week === "last") return !addDays(day, 7).startsWith(month);
  const dayOfMonth = Number(day.slice("2026-12-".length));
  return Math.ceil(dayOfMonth / 7) === numberOfWeek(week);
}
