import { type Allowance, FEED_TIMEOUT, readJson, TooLong } from "#app/events/feed/fetch-feed.ts";
import { type FeedFormat, type FeedPage, readPage } from "#app/events/feed/formats.ts";
import { MOST_BYTES, MOST_PAGES } from "#app/events/feed/limits.ts";

/** What the calendar's address did when it was asked. */
export type Answer =
  | { came: "too late"; timeout: number }
  | { came: "nothing"; because: string }
  | { came: "pages"; pages: [Reply, ...Reply[]]; seconds: number };

/** One answer as it came; `json` is undefined where it was something else, or too long. */
export type Reply = {
  status: number;
  headers: Headers;
  json: unknown;
  /** Whether it is longer than visitors' browsers read. */
  isTooLong: boolean;
  /** Its events as the website reads them; null where there is no list of them. */
  events: EventsPage | null;
};

/** A page of events, and in which of the two formats. */
export type EventsPage = FeedPage & { format: FeedFormat };

/**
 * Asks a feed as a visitor's browser would, all its pages included, but follows no redirect. `origin`
 * is the website that would like to read it; `timeout` is in milliseconds.
 */
export async function askFeed(
  address: URL,
  origin: string,
  timeout = FEED_TIMEOUT,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeout);
  const askedAt = performance.now();
  const allowance = { bytes: MOST_BYTES };
  const askPage = async (page: number): Promise<Reply> => {
    const asked = new URL(address);
    if (page > 1) asked.searchParams.set("page", String(page));
    return readReply(
      await fetch(asked, { redirect: "manual", headers: { origin }, signal }),
      allowance,
    );
  };
  try {
    const first = await askPage(1);
    const others: Promise<Reply>[] = [];
    const pages = first.status === 200 ? (first.events?.pages ?? 1) : 1;
    for (let page = 2; page <= Math.min(pages, MOST_PAGES); page++) others.push(askPage(page));
    const replies: [Reply, ...Reply[]] = [first, ...(await Promise.all(others))];
    return { came: "pages", pages: replies, seconds: (performance.now() - askedAt) / 1000 };
  } catch (problem) {
    if (signal.aborted) return { came: "too late", timeout: timeout / 1000 };
    return { came: "nothing", because: reasonOf(problem) };
  }
}

/** A response read as the website reads it. Throws where it breaks off. */
export async function readReply(response: Response, allowance: Allowance): Promise<Reply> {
  const { status, headers } = response;
  try {
    const json = await readJson(response, allowance);
    return { status, headers, json, isTooLong: false, events: eventsIn(json) };
  } catch (problem) {
    const isTooLong = problem instanceof TooLong;
    if (!isTooLong && !(problem instanceof SyntaxError)) throw problem;
    return { status, headers, json: undefined, isTooLong, events: null };
  }
}

function eventsIn(json: unknown): EventsPage | null {
  for (const format of ["embed", "calendar"] as const) {
    try {
      return { ...readPage(json, format), format };
    } catch {
      // Not in this format: perhaps in the other.
    }
  }
  return null;
}

/** "ENOTFOUND", "ECONNREFUSED", or what else the network says of itself. */
function reasonOf(problem: unknown): string {
  const cause = problem instanceof Error ? (problem.cause ?? problem) : problem;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && cause.code ? String(cause.code) : cause.message;
}
