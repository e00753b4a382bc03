import { findAgenda } from "#app/agenda/agenda.server.ts";
import { findCalendarPage, findFeed } from "#app/church/church-suite.server.ts";
import type { Snapshot } from "#app/church/diary.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { DIARY } from "#app/church/read-diary.server.ts";
import type { EventsSource } from "./events-source.ts";

/**
 * Reads where the events of a page come from; null if the church keeps no feed. `shape` picks from the snapshot what the
 * page needs. Throws if tools/build/generate.ts has not asked the feed.
 */
export function readEventsSource(
  church: Church,
  shape = (whole: Snapshot) => whole,
): EventsSource | null {
  const feed = findFeed(church);
  const calendar = findCalendarPage(church);
  if (!feed || !calendar) return null;
  const { diary } = church;
  if (diary?.url !== feed.url) {
    throw new Error(`${DIARY} is not of the feed at ${feed.url}: tools/build/generate.ts asks it`);
  }
  const { snapshot } = diary;
  return {
    feed,
    calendar,
    snapshot: snapshot && shape(snapshot),
    changes: findAgenda(church).changes,
  };
}
