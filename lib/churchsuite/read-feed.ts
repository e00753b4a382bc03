import * as v from "valibot";
import { type Feed, findHostsOf } from "./feed.ts";
import type { FeedEvent } from "./feed-event.ts";
import { giveIds } from "./give-ids.ts";
import type { HtmlParser } from "./html-parser.ts";
import { type LeftOut, type ReadEntry, readEntry, type UnreadEntry } from "./read-entry.ts";
import { type Page, pageSchema } from "./wire.ts";

/** The events of a feed, and what of it is not shown. */
export type FeedReading = {
  /** The events, in the feed's own order. */
  events: FeedEvent[];
  unread: UnreadEntry[];
  leftOut: LeftOutOfEvent[];
  /** Whether events may be missing, because a page of the feed failed or because it has too many. */
  isPartial: boolean;
};

/** What is left out of the words of an event. */
type LeftOutOfEvent = LeftOut & { event: FeedEvent };

/** The most events that are read. The largest known feed has 433. */
export const MOST_EVENTS = 1000;

/** Reads a page of the feed, but not its entries yet. Throws if it is no list of events. */
export function readPage(answer: unknown): Page {
  const page = v.safeParse(pageSchema, answer);
  if (!page.success) throw new Error("The calendar’s answer is not a list of events");
  return page.output;
}

/** Reads an answer that somebody has kept: what ChurchSuite has sent from `feed.url`, if that is all on one page. */
export function readFeed(answer: unknown, feed: Feed, parseHtml: HtmlParser): FeedReading {
  const pages = [readPage(answer)];
  return makeReading([...readEntries(pages, feed, parseHtml)], pages);
}

/** Reads the entries of pages one after the other. A broken one does not hide the others. */
export function* readEntries(
  pages: Page[],
  feed: Feed,
  parseHtml: HtmlParser,
): Generator<ReadEntry> {
  const hosts = findHostsOf(feed);
  let eventCount = 0;
  for (const page of pages) {
    for (const sent of page.events) {
      if (eventCount === MOST_EVENTS) return;
      const entry = readEntry(sent, page, hosts, parseHtml);
      if ("event" in entry) eventCount++;
      yield entry;
    }
  }
}

/** Makes a reading of the entries of pages. */
export function makeReading(entries: ReadEntry[], pages: Page[]): FeedReading {
  const readEvents = entries.filter((entry) => "event" in entry);
  const unread = entries.filter((entry) => "why" in entry);
  const events = giveIds(readEvents);
  const leftOut = events.flatMap((event, index) => {
    const ofEvent = readEvents[index]?.leftOut ?? [];
    return ofEvent.map((one) => ({ ...one, event }));
  });
  const sentCount = pages.reduce((count, page) => count + page.events.length, 0);
  return { events, unread, leftOut, isPartial: entries.length < sentCount };
}
