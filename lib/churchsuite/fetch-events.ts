import { baseOf, type Feed, type FeedReading, pageAddress } from "./feed.ts";
import { findEntries } from "./find-entries.ts";
import { giveIds } from "./give-ids.ts";
import type { HtmlParser } from "./html-parser.ts";
import { MOST_BYTES, MOST_PAGES } from "./limits.ts";
import { type ReadEntry, readEntry } from "./read-entry.ts";
import { type FeedPage, readFeedPage } from "./read-feed-page.ts";

/** The message of the error if the feed cannot be fetched. It is for the console and not for visitors. */
export const FETCH_ERROR = "Failed to fetch events";

/** How long callers should wait, in milliseconds. ChurchSuite may take eight seconds. */
export const FEED_TIMEOUT = 30_000;

/**
 * Fetches all pages of the feed, and reads their events. If a page fails, the others are still read, unless it is the
 * first. Rejects with the same message whatever went wrong, and with the reason as its cause.
 */
export async function fetchEvents(
  feed: Feed,
  parseHtml: HtmlParser,
  signal?: AbortSignal,
): Promise<FeedReading> {
  try {
    const { pages, isWhole } = await fetchPages(feed, parseHtml, signal);
    const { datedEntries, unreadEntries, isCutShort: isCut } = findEntries(pages);
    // A list in which nothing can be read is a failure, not an empty feed.
    if (datedEntries.length === 0 && unreadEntries.length > 0) {
      throw new Error(`None of the calendar’s ${unreadEntries.length} events could be read`);
    }
    const base = baseOf(feed);
    const readEntries: ReadEntry[] = [];
    for (const entry of datedEntries) {
      readEntries.push(readEntry(entry, base, feed.ownContacts, parseHtml));
      // All of them at once would keep a slow telephone from answering a tap for a tenth of a second.
      await globalThis.scheduler?.yield?.();
    }
    return {
      events: giveIds(readEntries),
      unreadCount: unreadEntries.length,
      isPartial: isCut || !isWhole,
    };
  } catch (cause) {
    throw new Error(FETCH_ERROR, { cause });
  }
}

/** The pages of a feed that could be fetched, in their order. */
type FetchedPages = {
  pages: FeedPage[];
  /** Whether these are all the pages that the feed says it has. */
  isWhole: boolean;
};

async function fetchPages(
  feed: Feed,
  parseHtml: HtmlParser,
  signal?: AbortSignal,
): Promise<FetchedPages> {
  const allowance = { bytes: MOST_BYTES };

  async function fetchPage(number: number): Promise<FeedPage> {
    const response = await request(pageAddress(feed, number), signal);
    if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
    return readFeedPage(await readJson(response, allowance), parseHtml);
  }

  const first = await fetchPage(1);
  const pages = [first];
  const others = await Promise.allSettled(listOtherPages(first).map(fetchPage));
  for (const other of others) {
    if (other.status === "fulfilled") pages.push(other.value);
    else if (other.reason instanceof AnswerTooLong) throw other.reason;
  }
  const isWhole = pages.length === 1 + others.length && first.pageCount <= MOST_PAGES;
  return { pages, isWhole };
}

/** Lists the numbers of the pages after the first: 2, 3 and so on. */
export function listOtherPages(first: FeedPage): number[] {
  const numbers: number[] = [];
  for (let number = 2; number <= Math.min(first.pageCount, MOST_PAGES); number++) {
    numbers.push(number);
  }
  return numbers;
}

/**
 * Sends no headers, so that no preflight is needed, and follows no redirect, because another host would learn of the
 * visitor.
 */
function request(url: string, signal?: AbortSignal): Promise<Response> {
  return fetch(url, { credentials: "omit", redirect: "error", signal });
}

/** How much may still be read. All pages of a feed share one allowance. */
type Allowance = {
  /** The number of bytes that are left. */
  bytes: number;
};

/** The error if the feed is longer than anybody's browser should have to read. */
export class AnswerTooLong extends Error {
  constructor() {
    super("The calendar’s answer is too long to be read");
  }
}

/** Reads the JSON of a response as UTF-8, whatever charset it claims. Throws AnswerTooLong once the allowance is used up. */
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
      throw new AnswerTooLong();
    }
    text += decoder.decode(bytes, { stream: true });
  }
}
