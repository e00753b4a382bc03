import { type Allowance, FEED_TIMEOUT, readJson, TooLong } from "#app/events/feed/fetch-feed.ts";
import { MOST_BYTES, MOST_PAGES } from "#app/events/feed/limits.ts";
import { type FeedPage, readPage } from "#app/events/feed/parse-feed.ts";

/** What came of a calendar's pages when it was asked; or why nothing did, as the network calls it. */
export type Answer = Replies | { because: string };

export type Replies = { replies: [Reply, ...Reply[]]; seconds: number };

/** A page of a feed as it came. */
export type Reply = Awaited<ReturnType<typeof readReply>>;

/** What `because` says where nothing came in time. */
export const TOO_LATE = "TimeoutError";

/** Asks for all pages of a feed as a browser on the website `origin` would, but follows no redirect. `timeout` in milliseconds. */
export async function askFeed(address: URL, origin: string, timeout = FEED_TIMEOUT) {
  const signal = AbortSignal.timeout(timeout);
  const askedAt = performance.now();
  const allowance = { bytes: MOST_BYTES };
  const askPage = async (page: number): Promise<Reply> => {
    const asked = new URL(address);
    if (page > 1) asked.searchParams.set("page", String(page));
    const init = { redirect: "manual", headers: { origin }, signal } as const;
    return readReply(await fetch(asked, init), allowance);
  };
  try {
    const first = await askPage(1);
    const count = first.status === 200 ? Math.min(first.events?.pages ?? 1, MOST_PAGES) : 1;
    const others = Array.from({ length: count - 1 }, (_, index) => askPage(index + 2));
    const replies: [Reply, ...Reply[]] = [first, ...(await Promise.all(others))];
    return { replies, seconds: (performance.now() - askedAt) / 1000 };
  } catch (problem) {
    return { because: signal.aborted ? TOO_LATE : reasonOf(problem) };
  }
}

/**
 * A response read as the website reads it: `json` is undefined where it was something else, or longer than browsers read;
 * `events` null where there is no list of them. Throws where it breaks off.
 */
export async function readReply(response: Response, allowance: Allowance) {
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

function eventsIn(json: unknown): FeedPage | null {
  try {
    return readPage(json, Array.isArray(json) ? "embed" : "calendar");
  } catch {
    return null;
  }
}

/** "ENOTFOUND", "ECONNREFUSED", or what else the network says of itself. */
function reasonOf(problem: unknown): string {
  const cause = problem instanceof Error ? (problem.cause ?? problem) : problem;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && cause.code ? String(cause.code) : cause.message;
}
