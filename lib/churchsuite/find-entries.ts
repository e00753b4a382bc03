import { type FieldPaths, findFieldPaths } from "./formats.ts";
import { identifierIn, valueAt } from "./json-fields.ts";
import { MOST_ENTRIES, MOST_EVENTS } from "./limits.ts";
import type { FeedPage } from "./read-feed-page.ts";
import { type EntryTimes, readTimes } from "./read-times.ts";

/** An entry of the feed that has a date. Its words have not been read yet. */
export type DatedEntry = {
  /** The entry as it was sent, of whatever shape. */
  json: unknown;
  /** The page on which it stands. */
  page: FeedPage;
  /** The paths of its fields. */
  paths: FieldPaths;
  /** When it takes place. */
  times: EntryTimes;
};

/** The entries of a feed. */
export type FeedEntries = {
  /** The entries to be read, in the feed's own order. */
  datedEntries: DatedEntry[];
  /** The entries that are no events, or have no date that can be read. */
  unreadEntries: unknown[];
  /** Whether the feed has more events than are read. */
  isCutShort: boolean;
};

/** Finds the entries of a feed's pages that are to be read. A broken entry does not hide the others. */
export function findEntries(pages: FeedPage[]): FeedEntries {
  const mostShown = pages[0]?.mostShown ?? 0;
  const mostRead = Math.min(mostShown, MOST_EVENTS);
  const seriesBegun = new Set<string>();
  const datedEntries: DatedEntry[] = [];
  const unreadEntries: unknown[] = [];
  let isCut = false;
  for (const page of pages) {
    if (page.entries.length > MOST_ENTRIES) isCut = true;
    for (const json of page.entries.slice(0, MOST_ENTRIES)) {
      if (datedEntries.length === mostRead) {
        isCut = true;
        break;
      }
      const paths = findFieldPaths(json);
      const times = readTimes(json, paths.start, paths.end);
      if (!times) {
        unreadEntries.push(json);
        continue;
      }
      const series = page.mergesSeries ? identifierIn(valueAt(json, "merge_identifier")) : "";
      if (seriesBegun.has(series)) continue;
      if (series !== "") seriesBegun.add(series);
      datedEntries.push({ json, page, paths, times });
    }
  }
  // If the church wants only so many events shown, none of the others is missing.
  return { datedEntries, unreadEntries, isCutShort: isCut && datedEntries.length < mostShown };
}
