import type { Feed, FetchedFeed } from "./fetch-feed.ts";
import type { HtmlParser } from "./html-parser.ts";
import { eventsOf, findEntries, readEntry, readPage } from "./parse-feed.ts";

/** Reads an answer that somebody has kept, of a feed of one page. Throws where it is no list of events. */
export function readFeed(answer: unknown, feed: Feed, parseHtml: HtmlParser): FetchedFeed {
  const { dated, unread, isCut } = findEntries([readPage(answer, feed.format, parseHtml)]);
  const { origin } = new URL(feed.url);
  const read = dated.map((entry) => readEntry(entry, origin, feed.own, parseHtml));
  return { events: eventsOf(read), unread: unread.length, isPartial: isCut };
}
