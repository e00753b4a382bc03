import { asUtc, type Day, type WallTime } from "./wall-time.ts";

/** The days of the week, in the order of `Date.getUTCDay`. */
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

/** The weekday of a day, or of a moment in church time. */
export function weekdayOf(day: Day | WallTime): Weekday {
  return weekdays[asUtc(day).getUTCDay()] ?? "Sunday";
}
