import { addDays, asUtc, type Day, type WallTime } from "./wall-time.ts";

/** In the order of `Date.getUTCDay`. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

export type Weekday = (typeof weekdays)[number];

export const weeks = ["first", "second", "third", "fourth", "last"] as const;

/** Which of its weekdays in a month a day is: the third Saturday, the last Tuesday. */
export type Week = (typeof weeks)[number];

export function weekdayOf(day: Day | WallTime): Weekday {
  return weekdays[asUtc(day).getUTCDay()] ?? "Sunday";
}

/** Whether a day is the first, second … or last of its weekday in its month. */
function isWeekOfMonth(day: Day, week: Week): boolean {
  const date = asUtc(day);
  if (week === "last") return asUtc(addDays(day, 7)).getUTCMonth() !== date.getUTCMonth();
  return weeks[Math.ceil(date.getUTCDate() / 7) - 1] === week;
}

/** Whether a day is of this weekday, or the first … last of it in its month. */
export function fallsOn(day: Day, { every, week }: { every: Weekday; week?: Week | undefined }) {
  return weekdayOf(day) === every && (week === undefined || isWeekOfMonth(day, week));
}
