import { addDays, clockOf, type Day, dayOf } from "#app/time/wall-time.ts";
import type { ChurchEvent } from "./event.ts";

// Until then a night that began the evening before is not yet another day.
const NIGHT_ENDS = "06:00";

/** The first and the last day of an event, the same that its words on the page name. */
export function daysOf(event: ChurchEvent): { first: Day; last: Day } {
  const { start, end } = event;
  return { first: dayOf(start), last: dayOf(end && lastsDays(event) ? end : start) };
}

/** The first day on which an event is over: calendars count an all-day event up to here. */
export function dayAfter(event: ChurchEvent): Day {
  return addDays(daysOf(event).last, 1);
}

/** Whether an event lasts into another day; a watchnight service does not. */
export function lastsDays({ start, end }: ChurchEvent): boolean {
  if (!end || dayOf(end) === dayOf(start)) return false;
  const isOneNight = dayOf(end) === addDays(dayOf(start), 1) && clockOf(end) <= NIGHT_ENDS;
  return !isOneNight;
}
