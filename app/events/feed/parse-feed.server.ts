import { parseHtml } from "#app/events/description/parse-html.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { eventsOf, type FeedFormat, findEntries, readEntry, readPage } from "./parse-feed.ts";
import type { OwnContacts } from "./redact.ts";

/** The events of a feed. */
export type FeedReading = {
  /** In the feed's own order. */
  events: ChurchEvent[];
  /** The number of entries that could not be read. */
  unread: number;
  /** Whether the feed has more events than are read. */
  isCut: boolean;
};

/** Reads a feed of one page, without a browser. Throws where it is no list of events. */
export function parseFeed(
  answer: unknown,
  format: FeedFormat = "embed",
  account = "",
  own: OwnContacts = { phones: [], streams: [] },
): FeedReading {
  const { dated, unread, isCut } = findEntries([readPage(answer, format, parseHtml)]);
  const read = dated.map((entry) => readEntry(entry, account, own, parseHtml));
  return { events: eventsOf(read), unread: unread.length, isCut };
}
