import { baseOf, type Feed, type FeedReading } from "./feed.ts";
import { findEntries } from "./find-entries.ts";
import { giveIds } from "./give-ids.ts";
import type { HtmlParser } from "./html-parser.ts";
import { readEntry } from "./read-entry.ts";
import { readFeedPage } from "./read-feed-page.ts";

/**
 * Reads an answer that somebody has kept: the JSON that ChurchSuite has sent from `feed.url`, if that is all on one page.
 * Throws if it is no list of events.
 */
export function readFeed(answer: unknown, feed: Feed, parseHtml: HtmlParser): FeedReading {
  const page = readFeedPage(answer, parseHtml);
  const { datedEntries, unreadEntries, isCutShort: isCut } = findEntries([page]);
  const base = baseOf(feed);
  const readEntries = datedEntries.map((entry) =>
    readEntry(entry, base, feed.ownContacts, parseHtml),
  );
  return { events: giveIds(readEntries), unreadCount: unreadEntries.length, isPartial: isCut };
}
