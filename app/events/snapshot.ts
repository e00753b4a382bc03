import type { Day, WallTime } from "#app/time/wall-time.ts";
import type { ReadDescription } from "./description/read-description.ts";
import { type ChurchEvent, firstOnHome, isOver, soonestFirst } from "./event.ts";

/** An event as it can stand in HTML: with nothing in it that is still to be read and redacted. */
export type SnapshotEvent = ChurchEvent & { description?: ReadDescription };

/** The church's events as the feed had them on a day. `more` counts the events that are not among these. */
export type Snapshot = { day: Day; events: SnapshotEvent[]; more: number };

// Enough for most churches' three months; beyond it the HTML would outweigh what it is for.
export const EVENTS_IN_HTML = 60;

/** What the HTML of the home page keeps of it. */
export function forHome({ day, events }: Snapshot): Snapshot {
  return { day, events: firstOnHome(events), more: 0 };
}

/** What the HTML of the events page keeps of it: the soonest. */
export function forEventsPage({ day, events }: Snapshot): Snapshot {
  const soonest = soonestFirst(events).slice(0, EVENTS_IN_HTML);
  return { day, events: soonest, more: events.length - soonest.length };
}

/** What of it is still to come, for a copy grows old; null where that is nothing. */
export function withoutPastEvents(
  snapshot: Snapshot | null,
  now: WallTime | null,
): Snapshot | null {
  if (!snapshot) return null;
  const events = now ? snapshot.events.filter((event) => !isOver(event, now)) : snapshot.events;
  return events.length > 0 ? { ...snapshot, events } : null;
}
