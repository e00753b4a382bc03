import { addDays, type Day, dayOf } from "#app/time/wall-time.ts";
import { type ChurchEvent, lastsDays } from "./church-event.ts";

/** The first and the last day of an event, the same that its words on the page name. */
export function daysOf(event: ChurchEvent): { first: Day; last: Day } {
  const { start, end } = event;
  return { first: dayOf(start), last: dayOf(end && lastsDays(event) ? end : start) };
}

/** The first day on which an event is over: calendars count an all-day event up to here. */
export function dayAfter(event: ChurchEvent): Day {
  return addDays(daysOf(event).last, 1);
}
