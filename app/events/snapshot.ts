import { type Occurrence, sortByStart } from "#app/agenda/occurrence.ts";
import type { Snapshot } from "#app/church/diary.ts";
import type { WallTime } from "#time";
import { listToCome, pickForHome } from "./event.ts";

/** The same, with what the church's files change about its events. */
export type SnapshotWithChanges = Omit<Snapshot, "events"> & { events: Occurrence[] };

/** The most events in the HTML. Most churches have fewer in the feed's three months, and the limit keeps the HTML small. */
export const EVENTS_IN_HTML = 60;

/** How many events after the first have their pages known, because by the next build some of the first are over. */
const NEXT_ON_HOME = 12;

/** Shortens a snapshot to the first events, for the home page. */
export function shortenForHome(snapshot: Snapshot): Snapshot {
  const events = pickForHome(snapshot.events, null);
  const next = snapshot.events.slice(events.length, events.length + NEXT_ON_HOME);
  return { ...snapshot, events, pages: next.flatMap(({ page }) => page ?? []) };
}

/** Shortens a snapshot to the soonest events, for /events. */
export function shortenForEventsPage(snapshot: Snapshot): Snapshot {
  const soonest = sortByStart(snapshot.events);
  const rest = soonest.slice(EVENTS_IN_HTML);
  return {
    ...snapshot,
    events: soonest.slice(0, EVENTS_IN_HTML),
    more: rest.length,
    pages: rest.flatMap(({ page }) => page ?? []),
  };
}

/** Leaves out events that are over by now; null if that leaves none. */
export function withoutPastEvents(
  snapshot: SnapshotWithChanges | null,
  now: WallTime | null,
): SnapshotWithChanges | null {
  if (!snapshot) return null;
  const events = listToCome(snapshot.events, now);
  return events.length > 0 ? { ...snapshot, events } : null;
}
