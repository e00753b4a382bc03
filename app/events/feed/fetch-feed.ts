import { requestFeed } from "./early-request.ts";
import type { FeedPage } from "./fields.ts";
import { MOST_BYTES, MOST_PAGES } from "./limits.ts";
import type { FeedFormat, FeedReading } from "./parse-feed.ts";
import { readJson, TooLong } from "./read-answer.ts";
import { inSlices } from "./steps.ts";

/**
 * The feed's address, which of the two formats it has, and the telephone numbers of the church's facts, which
 * are no secret in it: the church's own first.
 */
export type Feed = { url: string; format: FeedFormat; phones: string[] };

/** The feed of the ChurchSuite at `base`; `calendar` is "embed" or a UUID, as in church.yaml. */
export function feedAt(base: string, calendar: string, phones: string[]): Feed {
  return calendar === "embed"
    ? { url: `${base}/embed/calendar/json`, format: "embed", phones }
    : { url: `${base}/-/calendar/${calendar}/json`, format: "calendar", phones };
}

/** What a feed has answered; `isPartial` where one of its pages could not be read. */
export type FetchedFeed = FeedReading & { isPartial: boolean };

/** The message of every failure. */
const FAILURE = "Failed to fetch events";

/** In milliseconds. ChurchSuite may take eight seconds. */
export const FEED_TIMEOUT = 30_000;

/**
 * Fetches all pages of the feed. One that fails keeps the others, unless it is the first. Rejects with the message
 * `FAILURE`, whatever went wrong, and the reason as its cause.
 */
export async function fetchFeed(feed: Feed, signal: AbortSignal): Promise<FetchedFeed> {
  try {
    const allowance = { bytes: MOST_BYTES };
    const fetchPage = async (page: number): Promise<FeedPage> => {
      const address = page === 1 ? feed.url : `${feed.url}?page=${page}`;
      const [response, { readPage }] = await Promise.all([
        requestFeed(address, signal),
        reader(signal),
      ]);
      if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
      return inSlices(readPage(await readJson(response, allowance), feed.format));
    };
    const first = await fetchPage(1);
    const others: Promise<FeedPage>[] = [];
    for (let page = 2; page <= Math.min(first.pages, MOST_PAGES); page++) {
      others.push(fetchPage(page));
    }
    const answers = await Promise.allSettled(others);
    const pages = [first];
    for (const answer of answers) {
      if (answer.status === "fulfilled") pages.push(answer.value);
      else if (answer.reason instanceof TooLong) throw answer.reason;
    }
    const { eventsOf } = await reader(signal);
    const reading = await inSlices(eventsOf(pages, originOf(feed), feed.phones));
    // A list in which nothing can be read is a failure, not an empty feed.
    if (reading.events.length === 0 && reading.leftOut > 0) {
      throw new Error(`None of the calendar’s ${reading.leftOut} events could be read`);
    }
    return {
      ...reading,
      isCut: reading.isCut || first.pages > MOST_PAGES,
      isPartial: pages.length <= others.length,
    };
  } catch (cause) {
    throw new Error(FAILURE, { cause });
  }
}

/** Fetched while the calendar is asked, which takes longer; given up with it. */
function reader(signal: AbortSignal): Promise<typeof import("./parse-feed.ts")> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    import("./parse-feed.ts").then(resolve, reject);
  });
}

/** The stand-in's feed has an address on the website itself. */
function originOf({ url }: Feed): string {
  return new URL(url, globalThis.location?.href).origin;
}
