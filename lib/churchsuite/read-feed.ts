import * as v from "valibot";
import { baseOf, type Feed } from "./feed.ts";
import type { FeedEvent } from "./feed-event.ts";
import { giveIds } from "./give-ids.ts";
import type { HtmlParser } from "./html-parser.ts";
import { type ReadEvent, readEntry, type UnreadEntry } from "./read-entry.ts";
import type { LeftOut } from "./typed.ts";
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
export type LeftOutOfEvent = LeftOut & { event: FeedEvent };

/** The most events that are read. The largest known feed has 433. */
export const MOST_EVENTS = 1000;

/** The most entries of a page, because anything at all may stand in its list. */
export const MOST_ENTRIES = 10 * MOST_EVENTS;

/** Reads a page of the feed, but not its entries yet. Throws if it is no list of events. */
export function readPage(answer: unknown): Page {
  const page = v.safeParse(pageSchema, answer);
  if (!page.success) throw new Error("The calendar’s answer is not a list of events");
  return page.output;
}

/** Reads an answer that somebody has kept: what ChurchSuite has sent from `feed.url`, if that is all on one page. */
export function readFeed(answer: unknown, feed: Feed, parseHtml: HtmlParser): FeedReading {
  return readPages([readPage(answer)], feed, parseHtml);
}

/** Reads all entries of these pages. A broken one does not hide the others. */
export function readPages(pages: Page[], feed: Feed, parseHtml: HtmlParser): FeedReading {
  const base = baseOf(feed);
  const readEvents: ReadEvent[] = [];
  const unread: UnreadEntry[] = [];
  const entries = pages.flatMap((page) =>
    page.events.slice(0, MOST_ENTRIES).map((sent) => ({ sent, page })),
  );
  for (const { sent, page } of entries) {
    if (readEvents.length === MOST_EVENTS) break;
    const entry = readEntry(sent, page, base, parseHtml);
    if ("why" in entry) unread.push(entry);
    else readEvents.push(entry);
  }
  const events = giveIds(readEvents);
  const leftOut = events.flatMap((event, index) => {
    const ofEvent = readEvents[index]?.leftOut ?? [];
    return ofEvent.map((one) => ({ ...one, event }));
  });
  const isCut = pages.some((page) => page.events.length > MOST_ENTRIES);
  const isPartial = isCut || readEvents.length + unread.length < entries.length;
  return { events, unread, leftOut, isPartial };
}
