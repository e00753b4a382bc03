import { readChurch } from "#app/content-loader/church.server.ts";
import { churchFeed } from "#app/events/church-suite.server.ts";
import { withChanges } from "#app/events/event-changes.ts";
import { takeSnapshot } from "#app/events/snapshot.server.ts";
import { readComingChanges } from "./coming-changes.server.ts";

/**
 * The church's feed, what a build found in it, and what notices.yaml changes of that from the day of `now` on. No feed where
 * the church keeps none, no snapshot where it could not be read. Throws ContentProblems.
 */
export async function readDiary(now: Date) {
  const feed = churchFeed();
  const snapshot = feed && (await takeSnapshot(feed));
  const changes = readComingChanges(now);
  const found = snapshot?.events ?? [];
  /** What was found, as changed: the page of one event does without. */
  const events = () => withChanges(found, changes, readChurch());
  return { feed, snapshot, changes, events };
}
