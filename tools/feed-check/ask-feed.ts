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
  /** The address to go to instead. */
  sentTo: string | null;
  /** Which websites may read it: the header Access-Control-Allow-Origin. */
  allows: string | null;
  /** Whether the guard at ChurchSuite's door wanted proof of a browser. */
  isChallenge: boolean;
  json: unknown;
  /** Whether it is longer than visitors' browsers read. */
  isTooLong: boolean;
};

/** A reply that is a page of events, and in which of the two formats. */
export type EventsPage = { format: FeedFormat; page: FeedPage };

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
  const askPage = (page: number) => ask(onPage(address, page), origin, allowance, signal);
  try {
    const first = await askPage(1);
    const others: Promise<Reply>[] = [];
    const pages = first.status === 200 ? (eventsPageIn(first)?.page.pages ?? 1) : 1;
    for (let page = 2; page <= Math.min(pages, MOST_PAGES); page++) others.push(askPage(page));
    const replies: [Reply, ...Reply[]] = [first, ...(await Promise.all(others))];
    return { came: "pages", pages: replies, seconds: (performance.now() - askedAt) / 1000 };
  } catch (problem) {
    if (signal.aborted) return { came: "too late", timeout: timeout / 1000 };
    return { came: "nothing", because: reasonOf(problem) };
  }
}

function onPage(address: URL, page: number): URL {
  const asked = new URL(address);
  if (page > 1) asked.searchParams.set("page", String(page));
  return asked;
}

async function ask(
  address: URL,
  origin: string,
  allowance: Allowance,
  signal: AbortSignal,
): Promise<Reply> {
  const response = await fetch(address, { redirect: "manual", headers: { origin }, signal });
  const { status, headers } = response;
  return {
    status,
    sentTo: headers.get("location"),
    allows: headers.get("access-control-allow-origin"),
    isChallenge: headers.get("cf-mitigated") === "challenge",
    ...(await jsonIn(response, allowance)),
  };
}

/** Read as the website reads it. Throws where the answer breaks off. */
async function jsonIn(
  response: Response,
  allowance: Allowance,
): Promise<Pick<Reply, "json" | "isTooLong">> {
  try {
    return { json: await readJson(response, allowance), isTooLong: false };
  } catch (problem) {
    const isTooLong = problem instanceof TooLong;
    if (!isTooLong && !(problem instanceof SyntaxError)) throw problem;
    return { json: undefined, isTooLong };
  }
}

/** "ENOTFOUND", "ECONNREFUSED", or what else the network says of itself. */
function reasonOf(problem: unknown): string {
  const cause = problem instanceof Error ? (problem.cause ?? problem) : problem;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && cause.code ? String(cause.code) : cause.message;
}

/** The events in a reply as the website reads them, or null where there is no list of them. */
export function eventsPageIn({ json }: Reply): EventsPage | null {
  for (const format of ["embed", "calendar"] as const) {
    try {
      return { format, page: readPage(json, format) };
    } catch {
      // Not in this format: perhaps in the other.
    }
  }
  return null;
}
