import type { ChurchEvent } from "#app/events/event.ts";
import { readWallTime, type WallTime } from "#app/time/wall-time.ts";
import {
  at,
  count,
  identifier,
  isOn,
  plainLines,
  plainText,
  textIn,
  webAddress,
} from "./fields.ts";
import { LONGEST_ADDRESS, longest, MOST_ENTRIES } from "./limits.ts";
import { type TypedWords, unprintable } from "./redact.ts";

/** `embed` is ChurchSuite's present format, `calendar` the one announced to replace it. */
export type FeedFormat = "embed" | "calendar";

/** An event of the feed, in either format; empty strings where the feed has nothing. */
export type FeedEvent = {
  identifier: string;
  start: WallTime;
  end: WallTime | null;
  isAllDay: boolean;
  status: ChurchEvent["status"];
  typed: TypedWords;
  /** The addresses of its picture, the largest first; the fourth is a square. */
  pictures: string[];
  takesBookings: boolean;
  /** The same for events of which the church wants the first shown alone; "" for all others. */
  mergeIdentifier: string;
};

/** One page of the feed. */
export type FeedPage = {
  /** Whatever stands in its list. */
  entries: unknown[];
  /** The event that an entry is; null where it is none, or has no date. */
  readEvent: (entry: unknown) => FeedEvent | null;
  /** How many pages there are. */
  pages: number;
  /** How many events the church wants shown. */
  mostShown: number;
};

/** Where the two formats keep what they have under different names. */
const paths = {
  embed: {
    start: "datetime_start",
    end: "datetime_end",
    pictures: ["images.lg.url", "images.md.url", "images.sm.url", "images.thumb.url"],
    takesBookings: ["signup_options.signup_enabled", "signup_options.embed.enabled"],
    detailsUrl: "signup_options.tickets.url",
  },
  calendar: {
    start: "starts_at",
    end: "ends_at",
    pictures: ["image.large", "image.medium", "image.small", "image.thumbnail"],
    takesBookings: ["signup_enabled"],
    detailsUrl: "url",
  },
};

/**
 * Reads one page of the feed. The embed feed, `/embed/calendar/json`, is one list of all events, in the church's
 * time; the calendar's, `/-/calendar/UUID/json`, is an object with one page of them, in UTC. Throws at any other answer.
 */
export function readPage(answer: unknown, format: FeedFormat): FeedPage {
  const entries = format === "embed" ? answer : at(answer, "events");
  if (!Array.isArray(entries)) throw new Error("The calendar’s answer is not a list of events");
  const perPage = count(at(answer, "pagination.per_page"));
  // "next in sequence" and the like; ChurchSuite says which events belong together, and leaves the rest to websites.
  const merges = at(answer, "configuration.merge_events") !== "show_all";
  // A calendar of months has a number left over from when it was a list.
  const isList = at(answer, "configuration.format") === "list";
  const categories = categoriesIn(answer);
  return {
    entries,
    readEvent: (entry) => {
      const event = readEvent(entry, format, categories);
      return event && (merges ? event : { ...event, mergeIdentifier: "" });
    },
    pages: perPage ? Math.ceil(count(at(answer, "pagination.num_results")) / perPage) : 1,
    mostShown:
      (isList && count(at(answer, "configuration.num_events"))) || Number.POSITIVE_INFINITY,
  };
}

function categoriesIn(answer: unknown): Map<string, string> {
  const sent = at(answer, "categories");
  const known = Array.isArray(sent) ? sent.slice(0, MOST_ENTRIES) : [];
  return new Map(known.map((one) => [identifier(at(one, "id")), plainText(at(one, "name"))]));
}

function readEvent(
  entry: unknown,
  format: FeedFormat,
  categories: Map<string, string>,
): FeedEvent | null {
  const where = paths[format];
  const start = readWallTime(textIn(at(entry, where.start)));
  if (!start) return null;
  const end = readWallTime(textIn(at(entry, where.end)));
  // Neither format says it of every such event: it lasts from the first second of a day to the last.
  const isWholeDay = start.endsWith("T00:00:00") && end?.endsWith("T23:59:59") === true;
  const category = categories.get(identifier(at(entry, "category_id")));
  return {
    identifier: identifier(at(entry, "identifier")),
    start,
    end,
    isAllDay: isWholeDay || isOn(at(entry, "all_day")),
    status: statusOf(at(entry, "status")),
    typed: unprintable({
      name: plainText(at(entry, "name"), longest.name),
      category: category ?? plainText(at(entry, "category.name")),
      placeName: plainText(at(entry, "location.name")),
      placeAddress: plainLines(at(entry, "location.address")),
      description: textIn(at(entry, "description"), longest.description).trim(),
      joinLink: textIn(at(entry, "location.url"), LONGEST_ADDRESS).trim(),
      isOnline: plainText(at(entry, "location.type")).toLowerCase() === "online",
      detailsUrl: webAddress(at(entry, where.detailsUrl)),
    }),
    pictures: where.pictures.map((path) => webAddress(at(entry, path))),
    takesBookings: where.takesBookings.every((path) => isOn(at(entry, path))),
    mergeIdentifier: identifier(at(entry, "merge_identifier")),
  };
}

/** A missing or unknown status means confirmed. */
function statusOf(sent: unknown): ChurchEvent["status"] {
  const word = textIn(sent).toLowerCase();
  if (word === "canceled" || word === "cancelled") return "cancelled";
  return word === "pending" ? word : "confirmed";
}
