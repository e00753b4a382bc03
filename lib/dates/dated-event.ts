import { addDays, clockOf, type Day, dayOf, type WallTime } from "#time";
import type { EventPlace } from "./place.ts";
import type { Unusual } from "./unusual.ts";

/** An event as far as changes and dates need to know of it. Whatever else it has stays as it is. */
export type DatedEvent = {
  name: string;
  start: WallTime;
  /** Later than the start; missing where it is unknown. */
  end?: WallTime;
  isAllDay?: true;
  status: "confirmed" | "pending" | "cancelled";
  place?: EventPlace;
};

/** What is not as usual about an event: see `applyChanges`. */
export type EventChange = {
  /** "Off: snow", "Moved to Tuesday 12 January", in parts. */
  unusual: Unusual;
  /** What it is on the day on which it is put. */
  movedTo?: TimesAndPlace;
  /** When it would have been, where it was put at this time. */
  movedFrom?: WallTime;
};

/** When and where something is on another day. */
export type TimesAndPlace = {
  start: WallTime;
  /** Missing where it is unknown. */
  end?: WallTime;
  place?: EventPlace;
};

/** An event, with what is not as usual about it. */
export type ChangedEvent<Event extends DatedEvent> = Event & { change?: EventChange };

type Times = {
  start: WallTime;
  end?: WallTime;
};

/** An event that ends by then on the next morning counts as one evening. */
const NIGHT_ENDS = "06:00";

/** From when on until when something of several days is on, as far as one can tell. */
const MORNING = "07:00";
const NIGHT = "22:00";

/** The first day of an event and the last. */
export function daysOfEvent(event: Times): { first: Day; last: Day } {
  const { start, end } = event;
  return { first: dayOf(start), last: dayOf(end && lastsSeveralDays(event) ? end : start) };
}

/** Whether an event lasts several days; a watchnight service does not. */
export function lastsSeveralDays({ start, end }: Times): boolean {
  if (!end || dayOf(end) === dayOf(start)) return false;
  return dayOf(end) > addDays(dayOf(start), 1) || clockOf(end) > NIGHT_ENDS;
}

/**
 * Whether an event of several days may have the hours of each: "2026-08-03 10:00" to "2026-08-07 12:00" is a holiday club
 * rather than a camp. What ends at an earlier hour than it begins, from Friday evening to Sunday afternoon, goes on.
 */
export function mayHaveDailyHours(event: Times & { isAllDay?: true }): boolean {
  const { start, end, isAllDay } = event;
  return !isAllDay && !!end && lastsSeveralDays(event) && clockOf(end) > clockOf(start);
}

/** Whether an event is on, as far as its end is known. Of what lasts days nobody knows the nights. */
export function isOnAt(event: Times & { isAllDay?: true }, now: WallTime): boolean {
  const { start, end, isAllDay } = event;
  if (!end || now < start || now >= end) return false;
  const clock = clockOf(now);
  if (mayHaveDailyHours(event)) return clockOf(start) <= clock && clock < clockOf(end);
  if (isAllDay || lastsSeveralDays(event)) return MORNING <= clock && clock < NIGHT;
  return true;
}
