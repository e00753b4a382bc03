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
