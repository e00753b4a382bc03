import type { Feed } from "#churchsuite";
import type { ComingChanges } from "#dates";
import type { Snapshot } from "./snapshot.ts";

/** Where the events of a page come from. It is JSON: islands have it in their HTML. */
export type EventsSource = {
  /** The church's feed at ChurchSuite. */
  feed: Feed;
  /** What the build found in it, as far as the page needs that; null where it could not be read. */
  snapshot: Snapshot | null;
  /** What notices.yaml changes of events. */
  changes: ComingChanges;
  /** The page at ChurchSuite that has all events, for whoever misses one. */
  calendar: string;
};

/** How far a build could read the church's feed, for the pages that are of that build alone. */
export type BuildsReading = {
  /** In a partial reading some events may be missing; a church that keeps no feed has "no feed". */
  outcome: "whole" | "partial" | "failed" | "no feed";
  /** The page at ChurchSuite that has all events; null where the church keeps no feed. */
  calendar: string | null;
};

export function readingOf(source: EventsSource | null): BuildsReading {
  if (!source) return { outcome: "no feed", calendar: null };
  const { snapshot, calendar } = source;
  if (!snapshot) return { outcome: "failed", calendar };
  return { outcome: snapshot.isPartial ? "partial" : "whole", calendar };
}
