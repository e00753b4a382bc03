import { churchTimeAt, type Day, dayOf } from "#app/time/wall-time.ts";

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

/** Which day it is in the church's own time zone at this moment. */
export function todayInLondon(now: Date): Day {
  return dayOf(churchTimeAt(now));
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
