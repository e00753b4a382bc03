import type { Occurrence } from "#app/agenda/occurrence.ts";
import type { Snapshot } from "#app/church/diary.ts";
import type { WallTime } from "#time";
import { listToCome, pickForHome } from "./event.ts";

/** The same, with what the church's files change about its events. */
export type SnapshotWithChanges = Omit<Snapshot, "events"> & { events: Occurrence[] };

/** How many events after the first have their pages known, because by the next build some of the first are over. */
const NEXT_ON_HOME = 12;

/** Shortens a snapshot to the first events, for the home page. */
export function shortenForHome(snapshot: Snapshot): Snapshot {
  const events = pickForHome(snapshot.events, null);
  const next = snapshot.events.slice(events.length, events.length + NEXT_ON_HOME);
  return { ...snapshot, events, pages: next.flatMap(({ page }) => page ?? []) };
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
