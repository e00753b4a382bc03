import type { HtmlParser } from "./html-parser.ts";
import { identifierIn, listIn, valueAt, wholeNumberIn } from "./json-fields.ts";
import { MOST_ENTRIES } from "./limits.ts";
import { readLine } from "./read-lines.ts";
import { type Unredacted, unredacted } from "./redact.ts";

/** One page of the feed. */
export type FeedPage = {
  /** Whatever stands in its list. */
  entries: unknown[];
  /** The names of categories by their ids, where the page has them apart from its events. */
  categories: Map<string, Unredacted>;
  /** How many pages the feed says it has. */
  pageCount: number;
  /** Whether the church wants only the first shown of events that belong together. */
  mergesSeries: boolean;
  /** How many events the church wants shown; infinite if it does not say. */
  mostShown: number;
};

/**
 * Reads one page of the feed. The embed feed, `/embed/calendar/json`, is one list of all events, in the church's
 * time; the calendar's, `/-/calendar/UUID/json`, is an object with one page of them, in UTC. Throws at any other answer.
 */
export function readFeedPage(answer: unknown, parseHtml: HtmlParser): FeedPage {
  const entries = listIn(answer) ?? listIn(valueAt(answer, "events"));
  if (!entries) throw new Error("The calendar’s answer is not a list of events");
  return {
    entries,
    categories: readCategories(answer, parseHtml),
    pageCount: countPages(answer),
    // Every other answer is "next in sequence" or the like; a list alone has nobody’s wish with it.
    mergesSeries:
      !Array.isArray(answer) && valueAt(answer, "configuration.merge_events") !== "show_all",
    mostShown: readMostShown(answer),
  };
}

function readCategories(answer: unknown, parseHtml: HtmlParser): Map<string, Unredacted> {
  const categories = new Map<string, Unredacted>();
  const list = listIn(valueAt(answer, "categories")) ?? [];
  for (const category of list.slice(0, MOST_ENTRIES)) {
    const name = unredacted(readLine(valueAt(category, "name"), parseHtml));
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
  // A calendar of months has a number left over from when it was a list.
  const isList = valueAt(answer, "configuration.format") === "list";
  const most = wholeNumberIn(valueAt(answer, "configuration.num_events"));
  return isList && most !== 0 ? most : Number.POSITIVE_INFINITY;
}
