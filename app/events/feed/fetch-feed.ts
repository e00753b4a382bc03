import { requestFeed } from "./early-request.ts";
import { MOST_BYTES, MOST_PAGES } from "./limits.ts";
import type { FeedFormat, FeedPage, FeedReading } from "./parse-feed.ts";

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

/** `isPartial` where one of its pages could not be read. */
export type FetchedFeed = FeedReading & { isPartial: boolean };

/** In milliseconds. ChurchSuite may take eight seconds. */
export const FEED_TIMEOUT = 30_000;

// In milliseconds. A slow telephone takes some longer for the event that goes beyond.
const SLICE = 10;

/**
 * Fetches all pages of the feed. One that fails keeps the others, unless it is the first. Rejects with one message,
 * whatever went wrong, and the reason as its cause.
 */
export async function fetchFeed(feed: Feed, signal: AbortSignal): Promise<FetchedFeed> {
  try {
    const allowance = { bytes: MOST_BYTES };
    const importing = importReader(signal);
    const fetchPage = async (page: number): Promise<FeedPage> => {
      const address = page === 1 ? feed.url : `${feed.url}?page=${page}`;
      const [response, { readPage }] = await Promise.all([requestFeed(address, signal), importing]);
      if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
      return readPage(await readJson(response, allowance), feed.format);
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
    const { readNext, reading } = (await importing).feedReader(pages, origin, feed.phones);
    // In tasks so short that the page does not stick.
    for (let begun = performance.now(); readNext(); ) {
      if (performance.now() - begun < SLICE) continue;
      await new Promise((begin) => setTimeout(begin));
      begun = performance.now();
    }
    const read = reading();
    // A list in which nothing can be read is a failure, not an empty feed.
    if (read.events.length === 0 && read.leftOut > 0) {
      throw new Error(`None of the calendar’s ${read.leftOut} events could be read`);
    }
    const isCut = read.isCut || first.pages > MOST_PAGES;
    return { ...read, isCut, isPartial: pages.length <= others.length };
  } catch (cause) {
    throw new Error("Failed to fetch events", { cause });
  }
}

/** The script that reads feeds: fetched while the calendar is asked, which takes longer, and given up with it. */
function importReader(signal: AbortSignal): Promise<typeof import("./parse-feed.ts")> {
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  return Promise.race([import("./parse-feed.ts"), givenUp]);
}

/** How many bytes may still be read; all pages of a feed share one. */
export type Allowance = { bytes: number };

/** Thrown where the feed is longer than anybody's browser should have to read. */
export class TooLong extends Error {
  override message = "The calendar’s answer is too long to be read";
}

/** The JSON of a response: UTF-8, whatever charset it claims. Throws TooLong as soon as the allowance is used up. */
export async function readJson({ body }: Response, allowance: Allowance): Promise<unknown> {
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
