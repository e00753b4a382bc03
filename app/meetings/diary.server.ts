import { readChurch } from "#app/content-loader/church.server.ts";
import { churchFeed } from "#app/events/church-suite.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { withChanges } from "#app/events/event-changes.ts";
import { takeSnapshot } from "#app/events/snapshot.server.ts";
import type { Snapshot } from "#app/events/snapshot.ts";
import type { DiarySource } from "#app/events/use-events.ts";
import { buildTime } from "#app/time/build-time.server.ts";
import { readComingChanges } from "./coming-changes.server.ts";

/**
 * The church's feed, what a build found in it, as far as a page needs that (`shape`), and what notices.yaml changes of it
 * from then on. No feed where the church keeps none, no snapshot where it could not be read. Throws ContentProblems.
 */
export async function readDiary(shape = (whole: Snapshot) => whole): Promise<DiarySource> {
  const feed = churchFeed();
  const found = feed && (await takeSnapshot(feed));
  return { feed, snapshot: found && shape(found), changes: readComingChanges(buildTime()) };
}

/** What was found, as changed. */
export function eventsIn({ snapshot, changes }: DiarySource): ChurchEvent[] {
  return withChanges(snapshot?.events ?? [], changes, readChurch());
}
