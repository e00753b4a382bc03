import { asUtc, churchTimeAt, type Day, dayOf } from "#app/time/wall-time.ts";

/** Which day it is at the church at this moment. */
export function todayInLondon(now: Date): Day {
  return dayOf(churchTimeAt(now));
}

/** Month of the year, 1 to 12. */
export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

/** "Saturday 21 November 2026". */
export function dayInWords(day: Day): string {
  const words = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
  return words.format(asUtc(day)).replace(",", "");
}
