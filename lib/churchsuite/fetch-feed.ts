import type { FeedEvent } from "./feed-event.ts";
import type { HtmlParser } from "./html-parser.ts";

import { MOST_BYTES, MOST_PAGES } from "./limits.ts";
import {
  eventsOf,
  type FeedFormat,
  type FeedPage,
  findEntries,
  type ReadEntry,
  readEntry,
  readPage,
} from "./parse-feed.ts";
import type { OwnContacts } from "./redact.ts";

/** The church's feed at ChurchSuite. */
export type Feed = {
  url: string;
  format: FeedFormat;
  /** What the church has on its pages itself, and what is no secret in the feed. */
  own: OwnContacts;
};

/** The feed of the ChurchSuite at `base`; `calendar` is "embed" or a UUID, as in church.yaml. */
export function feedAt(base: string, calendar: string, own: OwnContacts): Feed {
  return calendar === "embed"
    ? { url: `${base}/embed/calendar/json`, format: "embed", own }
    : { url: `${base}/-/calendar/${calendar}/json`, format: "calendar", own };
}

export type FetchedFeed = {
  /** In the feed's own order. */
  events: FeedEvent[];
  /** The number of entries that could not be read. */
  unread: number;
  /** Whether events may be missing: a page of the feed could not be read, or there are more than are read. */
  isPartial: boolean;
};

/** The message of the Error where the feed cannot be fetched. */
export const FETCH_ERROR = "Failed to fetch events";

/** In milliseconds. ChurchSuite may take eight seconds. */
export const FEED_TIMEOUT = 30_000;

/**
 * Fetches all pages of the feed. One that fails keeps the others, unless it is the first. Rejects with one message,
 * whatever went wrong, and the reason as its cause.
 */
export async function fetchFeed(
  feed: Feed,
  signal: AbortSignal,
  parseHtml: HtmlParser,
): Promise<FetchedFeed> {
  try {
    const allowance = { bytes: MOST_BYTES };
    const fetchPage = async (page: number): Promise<FeedPage> => {
      const address = page === 1 ? feed.url : `${feed.url}?page=${page}`;
      const response = await requestPage(address, signal);
      if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
      return readPage(await readJson(response, allowance), feed.format, parseHtml);
    };
    const first = await fetchPage(1);
    const pages = [first];
    const others = Array.from({ length: Math.min(first.pages, MOST_PAGES) - 1 }, (_, at) => at + 2);
    for (const answer of await Promise.allSettled(others.map(fetchPage))) {
      if (answer.status === "fulfilled") pages.push(answer.value);
      else if (answer.reason instanceof TooLong) throw answer.reason;
    }
    // The stand-in's feed has an address on the website itself.
    const { origin } = new URL(feed.url, globalThis.location?.href);
    const { dated, unread, isCut } = findEntries(pages);
    // A list in which nothing can be read is a failure, not an empty feed.
    if (dated.length === 0 && unread.length > 0) {
      throw new Error(`None of the calendar’s ${unread.length} events could be read`);
    }
    const read: ReadEntry[] = [];
    for (const entry of dated) {
      read.push(readEntry(entry, origin, feed.own, parseHtml));
      // All of them at once would keep a slow telephone from answering a tap for a tenth of a second.
      await globalThis.scheduler?.yield?.();
    }
    const lacksPages = pages.length <= others.length || first.pages > MOST_PAGES;
    return { events: eventsOf(read), unread: unread.length, isPartial: isCut || lacksPages };
  } catch (cause) {
    throw new Error(FETCH_ERROR, { cause });
  }
}

/** Without headers the request needs no preflight; no redirect is followed, of which another host would hear. */
function requestPage(url: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, { credentials: "omit", redirect: "error", signal });
}

/** How many bytes may still be read; all pages of a feed share one. */
type Allowance = { bytes: number };

/** Thrown where the feed is longer than anybody's browser should have to read. */
export class TooLong extends Error {
  override message = "The calendar’s answer is too long to be read";
}

/** The JSON of a response: UTF-8, whatever charset it claims. Throws TooLong as soon as the allowance is used up. */
async function readJson({ body }: Response, allowance: Allowance): Promise<unknown> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { value: bytes } = (await reader?.read()) ?? {};
    if (!bytes) return JSON.parse(text + decoder.decode());
    allowance.bytes -= bytes.length;
    if (allowance.bytes < 0) {
      reader?.cancel().catch(() => {});
      throw new TooLong();
    }
    text += decoder.decode(bytes, { stream: true });
  }
}
