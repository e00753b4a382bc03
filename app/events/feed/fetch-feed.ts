import type { FeedPage } from "./entry.ts";
import type { Feed } from "./feed.ts";
import { eventsOf, type FeedReading, readPage } from "./parse-feed.ts";

/** What the page's toast says. */
export const FAILURE = "Failed to fetch events";

/** How long anybody waits for a calendar that takes some eight seconds, in milliseconds. */
export const GIVE_UP_AFTER = 30_000;

/** Far more than a church has: a calendar that counts wrongly must not be asked for ever. */
export const MOST_PAGES = 50;

/**
 * Asks the church's calendar for its events. Whatever goes wrong is one error, in the words of the
 * page's toast. No headers and no credentials: either would make the browser ask for leave first.
 */
export async function askCalendar(feed: Feed, signal: AbortSignal): Promise<FeedReading> {
  try {
    const first = await askPage(feed, 1, signal);
    const others: Promise<FeedPage>[] = [];
    for (let page = 2; page <= Math.min(first.pages, MOST_PAGES); page++) {
      others.push(askPage(feed, page, signal));
    }
    const reading = eventsOf([first, ...(await Promise.all(others))]);
    // A list in which nothing can be read is no empty diary.
    if (reading.events.length === 0 && reading.leftOut > 0) {
      throw new Error(`None of the calendar’s ${reading.leftOut} events could be read`);
    }
    return reading;
  } catch (cause) {
    throw new Error(FAILURE, { cause });
  }
}

async function askPage({ url, shape }: Feed, page: number, signal: AbortSignal): Promise<FeedPage> {
  const address = page === 1 ? url : `${url}?page=${page}`;
  const response = await fetch(address, { credentials: "omit", signal });
  if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
  return readPage(await response.json(), shape);
}
