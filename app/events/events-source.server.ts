import { readChurch } from "#app/church/church-facts.server.ts";
import { readComingChanges } from "#app/church/coming-changes.server.ts";
import { buildTime } from "#app/time/build-time.server.ts";
import { applyChanges } from "#dates";
import { churchCalendar, churchFeed } from "./church-suite.server.ts";
import type { ChurchEvent } from "./event.ts";
import type { EventsSource } from "./events-source.ts";
import { takeSnapshot } from "./snapshot.server.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * Where the events of a page come from, with what the build found as far as the page needs that (`shape`); null where
 * the church keeps no feed. Throws ContentProblems.
 */
export async function readEventsSource(
  shape = (whole: Snapshot) => whole,
): Promise<EventsSource | null> {
  const feed = churchFeed();
  const calendar = churchCalendar();
  if (!feed || !calendar) return null;
  const found = await takeSnapshot(feed);
  return {
    feed,
    calendar,
    snapshot: found && shape(found),
    changes: readComingChanges(buildTime()),
  };
}

/** The events that the build found, as notices.yaml changes them. */
export function eventsIn(source: EventsSource | null): ChurchEvent[] {
  if (!source?.snapshot) return [];
  return applyChanges(source.snapshot.events, source.changes, readChurch());
}
