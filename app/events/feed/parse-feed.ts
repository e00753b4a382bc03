import type { ChurchEvent } from "#app/events/event.ts";
import { readCalendarFeed } from "./calendar-format.ts";
import { readEmbedFeed } from "./embed-format.ts";
import { type FeedPage, toChurchEvent } from "./entry.ts";
import type { FeedShape } from "./feed.ts";
import { idsFor } from "./ids.ts";

/** What came of a feed: its events in the feed's own order, and how many could not be read. */
export type FeedReading = { events: ChurchEvent[]; leftOut: number };

const readers = {
  embed: readEmbedFeed,
  calendar: readCalendarFeed,
} satisfies Record<FeedShape, (answer: unknown) => FeedPage>;

/**
 * Reads one page of what the calendar sent, the first door for ChurchSuite's words and the last.
 * Throws where the answer is no list of events at all.
 */
export function readPage(answer: unknown, shape: FeedShape): FeedPage {
  return readers[shape](answer);
}

/** The events of all pages. One that cannot be read is left out, and its neighbours are kept. */
export function eventsOf(pages: FeedPage[]): FeedReading {
  const all = pages.flatMap(({ entries }) => entries);
  const entries = all.filter((entry) => entry !== null);
  const ids = idsFor(entries);
  const events = entries.map((entry, place) => toChurchEvent(entry, ids[place] ?? ""));
  return { events, leftOut: all.length - entries.length };
}

/** Reads an answer that is the whole feed. */
export function parseFeed(answer: unknown, shape: FeedShape = "embed"): FeedReading {
  return eventsOf([readPage(answer, shape)]);
}
