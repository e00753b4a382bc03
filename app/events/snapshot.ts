import type { Day, WallTime } from "#app/time/wall-time.ts";
import type { ReadDescription } from "./description/read-description.ts";
import { type ChurchEvent, firstOnHome, isOver, soonestFirst } from "./event.ts";

/** An event that can be serialised: its description is read and redacted. */
export type SnapshotEvent = ChurchEvent & { description?: ReadDescription };

/** The feed's events as they were on `day`; `more` is the number of events left out of it. */
export type Snapshot = { day: Day; events: SnapshotEvent[]; more: number };

// More than most churches have in the feed's three months; the limit keeps the HTML small.
export const EVENTS_IN_HTML = 60;

export function forHome({ day, events }: Snapshot): Snapshot {
  return { day, events: firstOnHome(events), more: 0 };
}

export function forEventsPage({ day, events }: Snapshot): Snapshot {
  const soonest = soonestFirst(events).slice(0, EVENTS_IN_HTML);
  return { day, events: soonest, more: events.length - soonest.length };
}

/** What the list of a week needs: no descriptions, no pictures. */
export function forThisWeek(snapshot: Snapshot): Snapshot {
  const { events, ...others } = forEventsPage(snapshot);
  const plain = ({ description, pictureUrl, pictureWidths, ...event }: SnapshotEvent) => event;
  return { ...others, events: events.map(plain) };
}

/** The snapshot without events that are over by now; null where none is left. */
export function withoutPastEvents(
  snapshot: Snapshot | null,
  now: WallTime | null,
): Snapshot | null {
  if (!snapshot) return null;
  const events = now ? snapshot.events.filter((event) => !isOver(event, now)) : snapshot.events;
  return events.length > 0 ? { ...snapshot, events } : null;
}
