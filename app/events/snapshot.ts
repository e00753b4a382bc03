import type { Day, WallTime } from "#time";
import { type ChurchEvent, firstOnHome, isOver, soonestFirst } from "./event.ts";

/** The feed's events as a build found them. */
export type Snapshot = {
  /** When the feed was read. */
  day: Day;
  events: ChurchEvent[];
  /** The number of events that are left out of it. */
  more: number;
  /** Whether some of the feed's events may be missing. */
  isPartial?: true;
  /** The names of the pages of events that are left out of it. */
  pages?: string[];
};

/** What was read of a church's feed before anything is built. */
export type FetchedDiary = {
  /** The address of the feed. */
  url: string;
  /** Its events; null where it could not be read. */
  snapshot: Snapshot | null;
};

// More than most churches have in the feed's three months; the limit keeps the HTML small.
export const EVENTS_IN_HTML = 60;

// By the next build some of the first events are over, and these stand in their place.
const NEXT_ON_HOME = 12;

export function forHome(snapshot: Snapshot): Snapshot {
  const events = firstOnHome(snapshot.events);
  const next = snapshot.events.slice(events.length, events.length + NEXT_ON_HOME);
  return { ...snapshot, events, pages: next.flatMap(({ page }) => page ?? []) };
}

export function forEventsPage(snapshot: Snapshot): Snapshot {
  const soonest = soonestFirst(snapshot.events);
  const left = soonest.slice(EVENTS_IN_HTML);
  return {
    ...snapshot,
    events: soonest.slice(0, EVENTS_IN_HTML),
    more: left.length,
    pages: left.flatMap(({ page }) => page ?? []),
  };
}

/** The copy without events that are over by now; null where none is left. */
export function withoutPastEvents(copy: Snapshot | null, now: WallTime | null): Snapshot | null {
  if (!copy) return null;
  const events = now ? copy.events.filter((event) => !isOver(event, now)) : copy.events;
  return events.length > 0 ? { ...copy, events } : null;
}
