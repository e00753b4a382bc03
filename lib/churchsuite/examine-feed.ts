import { baseOf, type Feed, pageAddress } from "./feed.ts";
import { listOtherPages } from "./fetch-events.ts";
import { findEntries } from "./find-entries.ts";
import type { HtmlParser } from "./html-parser.ts";
import { valueAt } from "./json-fields.ts";
import { type EventWithoutId, readEntry } from "./read-entry.ts";
import { type FeedPage, readFeedPage } from "./read-feed-page.ts";
import { readLine } from "./read-lines.ts";

/** What somebody needs to know to find out what is wrong with a feed. */
export type FeedExamination = {
  /** The number of events to show; null if the first page fails, because nothing is known of the feed without it. */
  eventCount: number | null;
  /** The names of the entries that cannot be read; "" for one without a name. They are not redacted: show the office only. */
  unreadNames: string[];
  /** The pages that could not be read. */
  failures: PageFailure[];
  /** The events to show, and what was done with their words. */
  events: ExaminedEvent[];
};

/** An event of the feed, and what was done with its words. */
export type ExaminedEvent = {
  event: EventWithoutId;
  /** Whether its words have lost a way into a meeting, or a code. */
  isRedacted: boolean;
};

/** Why a page of a feed could not be read. */
export type PageFailure = {
  /** The page's address. */
  address: string;
  /** Whether it answered with an error, not at all, or with something other than a list of events. */
  kind: "other status" | "no answer" | "no events";
  /** The status of its answer, such as 403; null if there was no answer, or if its status was no error. */
  status: number | null;
};

/** A page of the feed, or why there is none. */
type PageAnswer = { page: FeedPage } | { failure: PageFailure };

/** Asks for a feed page by page, and collects whatever is wrong with it. `signal` ends the waiting. */
export async function examineFeed(
  feed: Feed,
  parseHtml: HtmlParser,
  signal: AbortSignal,
): Promise<FeedExamination> {
  const first = await askPage(feed, 1, parseHtml, signal);
  if ("failure" in first) {
    return { eventCount: null, unreadNames: [], failures: [first.failure], events: [] };
  }
  const pages = [first.page];
  const failures: PageFailure[] = [];
  for (const number of listOtherPages(first.page)) {
    const answer = await askPage(feed, number, parseHtml, signal);
    if ("page" in answer) pages.push(answer.page);
    else failures.push(answer.failure);
  }
  const { datedEntries, unreadEntries } = findEntries(pages);
  const unreadNames = unreadEntries.map((entry) => readLine(valueAt(entry, "name"), parseHtml));
  const base = baseOf(feed);
  const events = datedEntries.map((entry) => readEntry(entry, base, feed.ownContacts, parseHtml));
  return { eventCount: datedEntries.length, unreadNames, failures, events };
}

async function askPage(
  feed: Feed,
  number: number,
  parseHtml: HtmlParser,
  signal: AbortSignal,
): Promise<PageAnswer> {
  const address = pageAddress(feed, number);
  try {
    const response = await fetch(address, { redirect: "manual", signal });
    if (!response.ok) {
      return { failure: { address, kind: "other status", status: response.status } };
    }
    return { page: readFeedPage(await response.json(), parseHtml) };
  } catch (problem) {
    // `fetch` throws a TypeError if nobody answers.
    const isSilent = signal.aborted || problem instanceof TypeError;
    return { failure: { address, kind: isSilent ? "no answer" : "no events", status: null } };
  }
}
