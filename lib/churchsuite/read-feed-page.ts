import type { HtmlParser } from "./html-parser.ts";
import { identifierIn, listIn, valueAt, wholeNumberIn } from "./json-fields.ts";
import { MOST_ENTRIES } from "./limits.ts";
import { readLine } from "./read-lines.ts";
import { type Unredacted, wrapTypedWords } from "./redact.ts";

/** One page of the feed. */
export type FeedPage = {
  /** Whatever its list has. */
  entries: unknown[];
  /** The names of categories by their ids, if the page lists them apart from its events. */
  categories: Map<string, Unredacted>;
  /** How many pages the feed says it has. */
  pageCount: number;
  /** Whether the church wants only the first event of each series shown. */
  mergesSeries: boolean;
  /** How many events the church wants shown; infinite if it does not say. */
  mostShown: number;
};

/**
 * Reads one page of the feed. The embed feed, `/embed/calendar/json`, is a list of all events, in the church's time. The
 * newer one, `/-/calendar/UUID/json`, is an object with one page of them, in UTC. Throws if the answer is neither.
 */
export function readFeedPage(answer: unknown, parseHtml: HtmlParser): FeedPage {
  const entries = listIn(answer) ?? listIn(valueAt(answer, "events"));
  if (!entries) throw new Error("The calendar’s answer is not a list of events");
  return {
    entries,
    categories: readCategories(answer, parseHtml),
    pageCount: countPages(answer),
    // Other values are "next in sequence" and the like. A bare list does not say what the church wants.
    mergesSeries:
      !Array.isArray(answer) && valueAt(answer, "configuration.merge_events") !== "show_all",
    mostShown: readMostShown(answer),
  };
}

function readCategories(answer: unknown, parseHtml: HtmlParser): Map<string, Unredacted> {
  const categories = new Map<string, Unredacted>();
  const list = listIn(valueAt(answer, "categories")) ?? [];
  for (const category of list.slice(0, MOST_ENTRIES)) {
    const name = wrapTypedWords(readLine(valueAt(category, "name"), parseHtml));
    categories.set(identifierIn(valueAt(category, "id")), name);
  }
  return categories;
}

function countPages(answer: unknown): number {
  const perPage = wholeNumberIn(valueAt(answer, "pagination.per_page"));
  if (perPage === 0) return 1;
  return Math.ceil(wholeNumberIn(valueAt(answer, "pagination.num_results")) / perPage);
}

function readMostShown(answer: unknown): number {
  // A calendar of months keeps the number from a time when it was a list.
  const isList = valueAt(answer, "configuration.format") === "list";
  const most = wholeNumberIn(valueAt(answer, "configuration.num_events"));
  return isList && most !== 0 ? most : Number.POSITIVE_INFINITY;
}
