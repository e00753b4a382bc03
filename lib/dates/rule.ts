import { addDays, type Day, type Days, daysBetween, type Weekday, weekdayOf } from "#time";

export const weeks = ["first", "second", "third", "fourth", "last"] as const;

/** Which of its weekdays in a month a day is: the third Saturday, the last Tuesday. */
type Week = (typeof weeks)[number];

/** The days of a rule: every Friday; some of each month; or every second one from a day on, that day included. */
export type DayRule = {
  every: Weekday;
  /** The weeks of each month in which it is; missing where it is in every week. */
  week?: Week[];
  /** The first of its days, where it is every other week. */
  "fortnightly-from"?: Day;
};

/** When something is held: its days, its hours, and the parts of a year that it keeps to. */
export type Rule = DayRule & {
  /** When it begins on the church's clock, "19:30"; missing where no hour is known. */
  from?: string;
  /** When it ends. */
  to?: string;
  /** The time of the day, where no hour is known. */
  time?: "morning" | "afternoon" | "evening";
  /** Whether it is held in school terms alone, and not at half-term. */
  term?: boolean;
  /** The first day and the last of each of its years, in their order; none where it is held all the year round. */
  session?: Days[];
  /** What the last date of each term is called: "Big Breakfast". */
  "last-of-term"?: string;
};

export function isWeekly({ week, "fortnightly-from": from }: DayRule): boolean {
  return !week && !from;
}

function fallsOn(day: Day, { every, week, "fortnightly-from": from }: DayRule): boolean {
  if (weekdayOf(day) !== every) return false;
  if (from) return day >= from && daysBetween(from, day) % 14 === 0;
  return !week || week.some((one) => isWeekOfMonth(day, one));
}

/** Whether a day is the first, second … or last of its weekday in its month. */
function isWeekOfMonth(day: Day, week: Week): boolean {
  if (week === "last") return addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return weeks[Math.ceil(Number(day.slice(8)) / 7) - 1] === week;
}

export function ruleDays(rule: DayRule, { from, to }: Days): Day[] {
  const length = daysBetween(from, to) + 1;
  const days = Array.from({ length }, (_, index) => addDays(from, index));
  return days.filter((day) => fallsOn(day, rule));
}
