import { readWallTime } from "#time";
import type { FeedEvent, Place } from "./feed-event.ts";
import {
  at,
  count,
  identifier,
  isOn,
  listIn,
  plainLines,
  plainText,
  textIn,
  trimmed,
  webAddress,
} from "./fields.ts";
import { type ChurchSuiteHosts, hostElsewhere, hostsAt } from "./hosts.ts";
import type { HtmlParser } from "./html-parser.ts";
import { LONGEST_ADDRESS, longest, MOST_ENTRIES, MOST_EVENTS } from "./limits.ts";
import {
  type OwnContacts,
  type PublicWords,
  redact,
  type Unredacted,
  unredacted,
} from "./redact.ts";

/** `embed` is ChurchSuite's present format, `calendar` the one announced to replace it. */
export type FeedFormat = "embed" | "calendar";

/** One page of the feed. */
export type FeedPage = {
  format: FeedFormat;
  /** Whatever stands in its list. */
  entries: unknown[];
  /** The names of categories by their ids, where the page has them apart from its events. */
  categories: Map<string, Unredacted>;
  /** How many pages the feed says it has. */
  pages: number;
  /** Whether of events that belong together, as ChurchSuite says, the first is shown alone. */
  merges: boolean;
  /** How many events the church wants shown; infinite where it does not say. */
  mostShown: number;
};

/** An entry of the feed that has a date. Its words have not been looked at. */
export type DatedEntry = {
  /** The entry as it was sent. */
  sent: unknown;
  /** The page on which it stands. */
  page: FeedPage;
  /** When it is. */
  times: EntryTimes;
};

/** What stands in a feed. */
export type FeedEntries = {
  /** In the feed's own order. */
  dated: DatedEntry[];
  /** What is no event, or has no date that can be read. */
  unread: unknown[];
  /** Whether the feed has more events than are read. */
  isCut: boolean;
};

/** An entry of the feed, and the event that became of it. */
export type ReadEntry = {
  /** ChurchSuite's own name for it, "f3jywymn"; repeats may share one. */
  identifier: string;
  /** Its words, without what is private in them. */
  words: PublicWords;
  event: Omit<FeedEvent, "id">;
};

type EntryTimes = Pick<FeedEvent, "start" | "end" | "isAllDay">;

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

const NAMELESS = "Church event";

// At either end of a name, in brackets or not.
const CANCELLED = /^[\s([*]*cancell?ed\b[\s)\].!:*–-]*|[\s([*:–-]+cancell?ed[\s)\].!*]*$/i;

// In pixels: of the first addresses of a picture.
const PICTURE_WIDTHS = [1024, 512, 256];

const WEB_ADDRESS = /\b(?:https?:|www\.)\S*/gi;

const LONGEST_SLUG = 40;

/**
 * Reads one page of the feed. The embed feed, `/embed/calendar/json`, is one list of all events, in the church's
 * time; the calendar's, `/-/calendar/UUID/json`, is an object with one page of them, in UTC. Throws at any other answer.
 */
export function readPage(answer: unknown, format: FeedFormat, parseHtml: HtmlParser): FeedPage {
  const entries = listIn(format === "embed" ? answer : at(answer, "events"));
  if (!entries) throw new Error("The calendar’s answer is not a list of events");
  const perPage = count(at(answer, "pagination.per_page"));
  const categories = listIn(at(answer, "categories"))?.slice(0, MOST_ENTRIES) ?? [];
  // A calendar of months has a number left over from when it was a list.
  const isList = at(answer, "configuration.format") === "list";
  return {
    format,
    entries,
    categories: new Map(
      categories.map((one) => {
        const name = unredacted(plainText(at(one, "name"), parseHtml));
        return [identifier(at(one, "id")), name];
      }),
    ),
    pages: perPage ? Math.ceil(count(at(answer, "pagination.num_results")) / perPage) : 1,
    // Every other answer is "next in sequence" or the like.
    merges: at(answer, "configuration.merge_events") !== "show_all",
    mostShown:
      (isList && count(at(answer, "configuration.num_events"))) || Number.POSITIVE_INFINITY,
  };
}

/** Finds the entries of a feed's pages that are to be read. Broken ones hide none that are good. */
export function findEntries(pages: FeedPage[]): FeedEntries {
  const mostShown = pages[0]?.mostShown ?? 0;
  const mostRead = Math.min(mostShown, MOST_EVENTS);
  const merged = new Set<string>();
  const dated: DatedEntry[] = [];
  const unread: unknown[] = [];
  let isCut = false;
  for (const page of pages) {
    if (page.entries.length > MOST_ENTRIES) isCut = true;
    for (const sent of page.entries.slice(0, MOST_ENTRIES)) {
      if (dated.length === mostRead) {
        isCut = true;
        break;
      }
      const times = timesOf(sent, page.format);
      if (!times) {
        unread.push(sent);
        continue;
      }
      const series = page.merges ? identifier(at(sent, "merge_identifier")) : "";
      if (merged.has(series)) continue;
      if (series) merged.add(series);
      dated.push({ sent, page, times });
    }
  }
  // A church that wants no more shown than these misses none of the others.
  return { dated, unread, isCut: isCut && dated.length < mostShown };
}

/** The events of a feed's entries, each with an id of its own. */
export function eventsOf(read: ReadEntry[]): FeedEvent[] {
  const ids = idsOf(read);
  return read.map(({ event }, index) => ({ id: ids[index] ?? "", ...event }));
}

/** Null where an entry is no event, or has no date. */
function timesOf(sent: unknown, format: FeedFormat): EntryTimes | null {
  const timeAt = (path: string) => readWallTime(textIn(at(sent, path)));
  const [start, end] = [timeAt(paths[format].start), timeAt(paths[format].end)];
  if (!start) return null;
  // Neither format says it of every such event: it lasts from the first second of a day to the last.
  const isWholeDay = start.endsWith("T00:00:00") && end?.endsWith("T23:59:59");
  const isAllDay = isWholeDay || isOn(at(sent, "all_day"));
  return { start, ...(end && end > start && { end }), ...(isAllDay && { isAllDay }) };
}

/**
 * Reads an entry, and redacts its words. `account` is the origin of the feed; `own` is what the church has on its pages
 * itself.
 */
export function readEntry(
  { sent, page, times }: DatedEntry,
  account: string,
  own: OwnContacts,
  parseHtml: HtmlParser,
): ReadEntry {
  const { format, categories } = page;
  const hosts = hostsAt(account);
  const where = paths[format];
  const typed = (path: string, most?: number) =>
    unredacted(plainText(at(sent, path), parseHtml, most));
  const words = redact(
    {
      name: typed("name", longest.name),
      category: categories.get(identifier(at(sent, "category_id"))) ?? typed("category.name"),
      placeName: typed("location.name"),
      placeAddress: unredacted(plainLines(at(sent, "location.address"), parseHtml)),
      description: unredacted(textIn(at(sent, "description"), longest.description).trim()),
      joinLink: unredacted(textIn(at(sent, "location.url"), LONGEST_ADDRESS).trim()),
      detailsUrl: unredacted(webAddress(at(sent, where.detailsUrl))),
      isOnline: plainText(at(sent, "location.type"), parseHtml).toLowerCase() === "online",
    },
    own,
    parseHtml,
  );
  const { detailsUrl } = words;
  const status = statusOf(textIn(at(sent, "status")).toLowerCase());
  const category = trimmed(words.category);
  const place = placeOf(words);
  const pictures = where.pictures.map((path) => webAddress(at(sent, path)));
  const takesBookings = where.takesBookings.every((path) => isOn(at(sent, path)));
  const detailsHost = detailsUrl && hostElsewhere(detailsUrl, hosts);
  const event = {
    name: nameOf(words.name, status) || NAMELESS,
    ...times,
    status,
    ...(category && { category }),
    ...(words.description.length > 0 && { description: words.description }),
    ...(place && { place }),
    ...pictureOf(pictures, hosts),
    ...(detailsUrl && { detailsUrl, ...(takesBookings && { takesBookings }) }),
    ...(detailsHost && { detailsHost }),
  };
  return { identifier: identifier(at(sent, "identifier")), words, event };
}

/** A missing or unknown status means confirmed. */
function statusOf(word: string): FeedEvent["status"] {
  if (word === "canceled" || word === "cancelled") return "cancelled";
  return word === "pending" ? word : "confirmed";
}

/** With typographic apostrophes; without "CANCELLED:", which the event's badge says. */
function nameOf(name: string, status: FeedEvent["status"]): string {
  const typeset = name
    .replace(/(^|[\s("“])'(?=\p{L})/gu, "$1‘")
    .replace(/([\p{L}\p{N}.])'/gu, "$1’");
  return (status === "cancelled" && trimmed(typeset.replace(CANCELLED, ""))) || typeset;
}

/** An online event has no address: what is typed there is its joining link. */
function placeOf({ isOnline, placeName, placeAddress }: PublicWords): Place | null {
  const [name, address] = [placeName, isOnline ? "" : placeAddress].map((typed) => {
    const parts = typed.replace(WEB_ADDRESS, "").split(/[\n,]/).map(trimmed);
    return parts.filter(Boolean).join(", ");
  });
  if (!name && !address && !isOnline) return null;
  return { ...(isOnline && { isOnline }), ...(name && { name }), ...(address && { address }) };
}

/** Its largest picture at ChurchSuite’s hosts, and the widths of it: no other host may hear of this website’s visitors. */
function pictureOf(addresses: string[], { pictures }: ChurchSuiteHosts) {
  const allowed = addresses.map((url) =>
    url && pictures.includes(new URL(url).origin) ? url : "",
  );
  const pictureUrl = allowed.find(Boolean);
  // Commas separate the entries of a srcset.
  const widths = PICTURE_WIDTHS.flatMap((width, index) => {
    const url = allowed[index];
    return url ? [`${new URL(url).href.replaceAll(",", "%2C")} ${width}w`] : [];
  });
  return {
    ...(pictureUrl && { pictureUrl }),
    ...(widths.length > 1 && { pictureWidths: widths.join(", ") }),
  };
}

/**
 * A unique id for each event, in their order: the feed's identifier where it is used once, with the start
 * where repeats share it, and a number where even that is the same.
 */
function idsOf(entries: ReadEntry[]): string[] {
  const own = entries.map(({ identifier }) => slugOf(identifier));
  const uses = new Map<string, number>();
  for (const id of own) uses.set(id, (uses.get(id) ?? 0) + 1);
  const taken = new Set<string>();
  return entries.map(({ words, event }, index) => {
    const known = own[index];
    const isOnce = known && uses.get(known) === 1;
    const id = isOnce ? known : `${known || slugOf(words.name) || "event"}-${slugOf(event.start)}`;
    let free = id;
    for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
    taken.add(free);
    return free;
  });
}

/** "Seven O'Clock Choir" → "seven-o-clock-choir" */
function slugOf(words: string): string {
  const kept = words.toLowerCase().replace(/[^a-z\d]+/g, "-");
  return kept.slice(0, LONGEST_SLUG).replace(/^-|-$/g, "");
}
