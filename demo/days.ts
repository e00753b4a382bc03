/** A date of the calendar as the feed writes it: "2026-11-21". Days sort as text. */
export type Day = string;

const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
export type Weekday = (typeof weekdays)[number];

const MILLISECONDS_IN_A_DAY = 86_400_000;

/** Which day it is in the church's own time zone at this moment. */
export function todayInLondon(now: Date): Day {
  // Swedish dates are written year, month, day with hyphens.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" }).format(now);
}

/** Counted in UTC, where no day is ever 23 or 25 hours long. */
export function addDays(day: Day, count: number): Day {
  const moment = midnight(day) + count * MILLISECONDS_IN_A_DAY;
  return new Date(moment).toISOString().slice(0, "2026-11-21".length);
}

export function weekdayOf(day: Day): Weekday {
  return weekdays[new Date(midnight(day)).getUTCDay()] ?? "Sunday";
}

/** Month of the year, 1 to 12. */
export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

/** Day of the month, 1 to 31. */
export function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}

/** "Saturday 21 November 2026". */
export function dayInWords(day: Day): string {
  const words = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
  return words.format(midnight(day)).replace(",", "");
}

function midnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
