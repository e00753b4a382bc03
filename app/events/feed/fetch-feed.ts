import { requestFeed } from "./early-request.ts";
import type { FeedPage } from "./fields.ts";
import { MOST_BYTES, MOST_PAGES } from "./limits.ts";
import { eventsOf, type FeedFormat, type FeedReading, readPage } from "./parse-feed.ts";
import { type Allowance, readJson } from "./read-answer.ts";
import { inSlices } from "./steps.ts";

/** The feed's address, and which of the two formats it has. */
export type Feed = { url: string; format: FeedFormat };

/** The feed of the ChurchSuite at `base`; `calendar` is "embed" or a UUID, as in church.yaml. */
export function feedAt(base: string, calendar: string): Feed {
  return calendar === "embed"
    ? { url: `${base}/embed/calendar/json`, format: "embed" }
    : { url: `${base}/-/calendar/${calendar}/json`, format: "calendar" };
}

/** The message of every failure. */
const FAILURE = "Failed to fetch events";

/** In milliseconds. ChurchSuite may take eight seconds. */
export const FEED_TIMEOUT = 30_000;

/**
 * Fetches all pages of the feed. Rejects with the message `FAILURE`, whatever went wrong, and the reason
 * as its cause.
 */
export async function fetchFeed(feed: Feed, signal: AbortSignal): Promise<FeedReading> {
  try {
    const allowance = { bytes: MOST_BYTES };
    const first = await fetchPage(feed, 1, allowance, signal);
    const others: Promise<FeedPage>[] = [];
    for (let page = 2; page <= Math.min(first.pages, MOST_PAGES); page++) {
      others.push(fetchPage(feed, page, allowance, signal));
    }
    const pages = [first, ...(await Promise.all(others))];
    const reading = await inSlices(eventsOf(pages, originOf(feed)));
    // A list in which nothing can be read is a failure, not an empty feed.
    if (reading.events.length === 0 && reading.leftOut > 0) {
      throw new Error(`None of the calendar’s ${reading.leftOut} events could be read`);
    }
    return first.pages > MOST_PAGES ? { ...reading, isCut: true } : reading;
  } catch (cause) {
    throw new Error(FAILURE, { cause });
  }
}

/** The stand-in's feed has an address on the website itself. */
function originOf({ url }: Feed): string {
  return new URL(url, globalThis.location?.href).origin;
}

async function fetchPage(
  { url, format }: Feed,
  page: number,
  allowance: Allowance,
  signal: AbortSignal,
): Promise<FeedPage> {
  const address = page === 1 ? url : `${url}?page=${page}`;
  const response = await requestFeed(address, signal);
  if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
  return inSlices(readPage(await readJson(response, allowance), format));
}
