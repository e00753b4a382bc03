import { requestFeed } from "./early-request.ts";
import type { FeedPage } from "./fields.ts";
import { MOST_BYTES, MOST_PAGES } from "./limits.ts";
import { eventsOf, type FeedFormat, type FeedReading, readPage } from "./parse-feed.ts";
import { readJson } from "./read-answer.ts";
import { inSlices } from "./steps.ts";

/** The feed's address, and which of the two formats it has. */
export type Feed = { url: string; format: FeedFormat };

/** The feed of the ChurchSuite at `base`; `calendar` is "embed" or a UUID, as in church.yaml. */
export function feedAt(base: string, calendar: string): Feed {
  return calendar === "embed"
    ? { url: `${base}/embed/calendar/json`, format: "embed" }
    : { url: `${base}/-/calendar/${calendar}/json`, format: "calendar" };
}

/** How a page of the feed is asked for. */
type Ask = (address: string, signal: AbortSignal) => Promise<Response>;

/** The message of every failure. */
const FAILURE = "Failed to fetch events";

/** In milliseconds. ChurchSuite may take eight seconds. */
export const FEED_TIMEOUT = 30_000;

/**
 * Fetches all pages of the feed. Rejects with the message `FAILURE`, whatever went wrong, and the reason
 * as its cause.
 */
export async function fetchFeed(
  feed: Feed,
  signal: AbortSignal,
  ask: Ask = requestFeed,
): Promise<FeedReading> {
  try {
    const allowance = { bytes: MOST_BYTES };
    const fetchPage = async (page: number): Promise<FeedPage> => {
      const address = page === 1 ? feed.url : `${feed.url}?page=${page}`;
      const response = await ask(address, signal);
      if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
      return inSlices(readPage(await readJson(response, allowance), feed.format));
    };
    const first = await fetchPage(1);
    const others: Promise<FeedPage>[] = [];
    for (let page = 2; page <= Math.min(first.pages, MOST_PAGES); page++) {
      others.push(fetchPage(page));
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
