import type { Changes } from "#app/agenda/changes.ts";
import type { Snapshot } from "#app/church/diary.ts";
import type { Feed } from "#churchsuite";

/** The sources of a page's events. They stand as JSON in the HTML of islands. */
export type EventsSource = {
  /** The church's feed at ChurchSuite. */
  feed: Feed;
  /** The part of the feed that the page needs, as the build found it; null if the build could not read it. */
  snapshot: Snapshot | null;
  /** What the church's files change about the feed's events. */
  changes: Changes;
  /** The page at ChurchSuite with all events. */
  calendar: string;
};

/** How far a build could read the church's feed, for pages that do not ask the feed themselves. */
export type BuildsReading = {
  /** If it is "partial", some events may be missing. */
  outcome: "whole" | "partial" | "failed" | "no feed";
  /** The page at ChurchSuite that has all events; null if the church keeps no feed. */
  calendar: string | null;
};

/** Finds how far the build could read the feed. */
export function findReading(source: EventsSource | null): BuildsReading {
  if (!source) return { outcome: "no feed", calendar: null };
  const { snapshot, calendar } = source;
  if (!snapshot) return { outcome: "failed", calendar };
  return { outcome: snapshot.isPartial ? "partial" : "whole", calendar };
}
