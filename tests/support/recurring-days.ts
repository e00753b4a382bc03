import ICAL from "ical.js";
import type { Day } from "#app/time/wall-time.ts";

/** The days of a rule of RFC 5545 from its first until a last, as a calendar program counts them. */
export function recurringDays(rule: string, first: Day, last: Day): Day[] {
  const times = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(first));
  const days: Day[] = [];
  for (let day = `${times.next()}`; day <= last; day = `${times.next()}`) days.push(day);
  return days;
}
