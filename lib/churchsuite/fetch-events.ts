import { type Feed, pageAddress } from "./feed.ts";
import type { HtmlParser } from "./html-parser.ts";
import type { ReadEntry } from "./read-entry.ts";
import { type FeedReading, makeReading, readEntries, readPage } from "./read-feed.ts";
import type { Page } from "./wire.ts";

/** The message of the error if the feed cannot be fetched. It is for the console and not for visitors. */
export const FETCH_ERROR = "Failed to fetch events";

/** How long callers should wait, in milliseconds. ChurchSuite may take eight seconds. */
export const FEED_TIMEOUT = 30_000;

/** How long entries are read at a time, in milliseconds: a tap that waits so long is not noticed. */
const LONGEST_WORK = 40;

/** The most pages, because a feed may count its pages wrongly. */
const MOST_PAGES = 50;

/** The events of a feed, and the pages of it that failed. */
export type FetchedFeed = FeedReading & { failures: PageFailure[] };

/** Why a page of the feed could not be read. */
export class PageFailure extends Error {
  /** Its address. */
  readonly address: string;
  /** Whether it answered with an error, not at all, or with something other than a list of events. */
  readonly kind: "other status" | "no answer" | "no events";

  constructor(address: string, kind: PageFailure["kind"], what: string, cause?: unknown) {
    super(what, { cause });
    this.address = address;
    this.kind = kind;
  }
}

/**
 * Fetches the feed, and reads its events. Rejects with the same message whatever went wrong, and with the reason as its
 * cause. A list in which nothing can be read is a failure, not an empty feed.
 */
export async function fetchEvents(
  feed: Feed,
  parseHtml: HtmlParser,
  signal?: AbortSignal,
): Promise<FeedReading> {
  try {
    const reading = await fetchFeed(feed, parseHtml, signal);
    const { events, unread } = reading;
    if (events.length === 0 && unread.length > 0) {
      throw new Error(`None of the calendar’s ${unread.length} events could be read`);
    }
    return reading;
  } catch (cause) {
    throw new Error(FETCH_ERROR, { cause });
  }
}

/**
 * Fetches all pages of the feed, and reads them. If a page fails, the others are still read. Rejects with a PageFailure if it
 * is the first.
 */
export async function fetchFeed(
  feed: Feed,
  parseHtml: HtmlParser,
  signal?: AbortSignal,
): Promise<FetchedFeed> {
  const fetchNumber = (number: number) => fetchPage(pageAddress(feed, number), signal);
  const first = await fetchNumber(1);
  if (first instanceof PageFailure) throw first;
  const pageCount = countPages(first);
  const others = await Promise.all(listOtherPages(pageCount).map(fetchNumber));
  const failures = others.filter((page) => page instanceof PageFailure);
  const pages = others.flatMap((page) => (page instanceof PageFailure ? [] : [page]));
  const reading = await readWithPauses([first, ...pages], feed, parseHtml);
  const isPartial = reading.isPartial || failures.length > 0 || pageCount > MOST_PAGES;
  return { ...reading, isPartial, failures };
}

/** Reads pages, and lets the browser answer taps in between: four hundred events keep a slow telephone busy for half a second. */
async function readWithPauses(
  pages: Page[],
  feed: Feed,
  parseHtml: HtmlParser,
): Promise<FeedReading> {
  const entries: ReadEntry[] = [];
  let pausedAt = performance.now();
  for (const entry of readEntries(pages, feed, parseHtml)) {
    entries.push(entry);
    if (performance.now() - pausedAt < LONGEST_WORK) continue;
    await globalThis.scheduler?.yield?.();
    pausedAt = performance.now();
  }
  return makeReading(entries, pages);
}

function countPages({ pagination }: Page): number {
  return pagination.per_page > 0 ? Math.ceil(pagination.num_results / pagination.per_page) : 1;
}

/** Lists the numbers of the pages after the first: 2, 3 and so on. */
function listOtherPages(pageCount: number): number[] {
  const numbers: number[] = [];
  for (let number = 2; number <= Math.min(pageCount, MOST_PAGES); number++) numbers.push(number);
  return numbers;
}

/**
 * Fetches a page. It sends no headers, so that no preflight is needed, and follows no redirect, because another host would
 * learn of the visitor.
 */
async function fetchPage(address: string, signal?: AbortSignal): Promise<Page | PageFailure> {
  try {
    const response = await fetch(address, { credentials: "omit", redirect: "manual", signal });
    if (!response.ok) {
      return new PageFailure(address, "other status", `The calendar answered ${response.status}`);
    }
    return readPage(await response.json());
  } catch (cause) {
    // `fetch` throws a TypeError if nobody answers, and so does an answer that breaks off.
    const isSilent = signal?.aborted || cause instanceof TypeError;
    return isSilent
      ? new PageFailure(address, "no answer", "The calendar did not answer", cause)
      : new PageFailure(
          address,
          "no events",
          "The calendar’s answer is not a list of events",
          cause,
        );
  }
}
