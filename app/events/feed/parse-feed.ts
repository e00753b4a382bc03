import { type ChurchSuiteHosts, hostElsewhere, hostsAt } from "#app/church-suite-hosts.ts";
import type { ChurchEvent, Place } from "#app/events/event.ts";
import { type FeedEvent, type FeedFormat, type FeedPage, readPage } from "./formats.ts";
import { idsFor } from "./ids.ts";
import { churchPhones } from "./joining-details.ts";
import { MOST_ENTRIES, MOST_EVENTS } from "./limits.ts";
import { type PublicWords, redact } from "./redact.ts";

export { readPage };

/** An entry of the feed, and the event that became of it, before it has its id. */
export type ReadEntry = {
  sent: unknown;
  feedEvent: FeedEvent;
  words: PublicWords;
  event: Omit<ChurchEvent, "id">;
};

/** The feed's events in its own order, the number of those that could not be read, and whether it has more. */
export type FeedReading = { events: ChurchEvent[]; leftOut: number; isCut: boolean };

const NAMELESS = "Church event";

// At either end of a name, in brackets or not.
const CANCELLED = /^[\s([*]*cancell?ed\b[\s)\].!:*–-]*|[\s([*:–-]+cancell?ed[\s)\].!*]*$/i;

/** Of pictures, in pixels. */
const widths = [
  ["lg", 1024],
  ["md", 512],
  ["sm", 256],
] as const;

const WEB_ADDRESS = /\b(?:https?:|www\.)\S*/gi;

/**
 * Reads the events of a feed's pages and redacts them, one at a time: call `readNext` until it says that there are no
 * more. Broken entries hide none that are good, and of events that the church shows as one the first is read. `account`
 * is the origin of the feed: pictures from hosts that are not ChurchSuite's are left out. `phones` are those of the
 * church's facts, its own first.
 */
export function feedReader(pages: FeedPage[], account: string, phones: string[]) {
  const hosts = hostsAt(account);
  const known = churchPhones(phones);
  const rest = pages.flatMap(({ entries, readEvent }) =>
    entries.slice(0, MOST_ENTRIES).map((sent) => ({ sent, readEvent })),
  );
  const mostShown = pages[0]?.mostShown ?? Number.POSITIVE_INFINITY;
  const merged = new Set<string>();
  const read: ReadEntry[] = [];
  const unread: unknown[] = [];
  let next = 0;

  function readNext(): boolean {
    const entry = rest[next];
    if (!entry || read.length === Math.min(mostShown, MOST_EVENTS)) return false;
    next++;
    const feedEvent = entry.readEvent(entry.sent);
    if (!feedEvent) {
      unread.push(entry.sent);
      return true;
    }
    const { mergeIdentifier, typed } = feedEvent;
    if (merged.has(mergeIdentifier)) return true;
    if (mergeIdentifier) merged.add(mergeIdentifier);
    const words = redact(typed, known);
    read.push({
      sent: entry.sent,
      feedEvent,
      words,
      event: toChurchEvent(feedEvent, words, hosts),
    });
    return true;
  }

  function reading(): FeedReading {
    const ids = idsFor(read.map(({ feedEvent, words: { name } }) => ({ ...feedEvent, name })));
    const events = read.map(({ event }, index) => ({ id: ids[index] ?? "", ...event }));
    const isLong = pages.some(({ entries }) => entries.length > MOST_ENTRIES);
    const isCut = read.length < mostShown && (next < rest.length || isLong);
    return { events, leftOut: unread.length, isCut };
  }

  return { readNext, reading, read, unread };
}

/** Reads a feed of one page at once. Throws where it is no list of events. */
export function parseFeed(
  answer: unknown,
  format: FeedFormat = "embed",
  account = "",
  phones: string[] = [],
): FeedReading {
  const { readNext, reading } = feedReader([readPage(answer, format)], account, phones);
  while (readNext());
  return reading();
}

function toChurchEvent(
  { start, end, isAllDay, status, pictures, takesBookings }: FeedEvent,
  words: PublicWords,
  hosts: ChurchSuiteHosts,
): ReadEntry["event"] {
  const { category, description, detailsUrl } = words;
  const detailsHost = detailsUrl && hostElsewhere(detailsUrl, hosts);
  const place = placeOf(words);
  return {
    name: nameOf(words.name, status) || NAMELESS,
    start,
    ...(end && end > start && { end }),
    ...(isAllDay && { isAllDay }),
    status,
    ...(category && { category: words.isRedacted ? trimmed(category) : category }),
    ...(description.length > 0 && { description }),
    ...(place && { place }),
    ...pictureOf(pictures, hosts),
    ...(detailsUrl && { detailsUrl, ...(takesBookings && { takesBookings: true }) }),
    ...(detailsHost && { detailsHost }),
  };
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
  const name = withoutWebAddress(placeName);
  const address = isOnline ? "" : withoutWebAddress(inOneLine(placeAddress));
  if (!name && !address && !isOnline) return null;
  return {
    ...(isOnline && { isOnline }),
    ...(name && { name }),
    ...(address && { address }),
  };
}

/** The largest of its pictures at ChurchSuite’s hosts, and those of several widths: no other host may hear of this website’s visitors. */
function pictureOf({ thumb, ...sizes }: FeedEvent["pictures"], { pictures }: ChurchSuiteHosts) {
  const isAllowed = (url: string) => url !== "" && pictures.includes(new URL(url).origin);
  const allowed = widths.filter(([size]) => isAllowed(sizes[size]));
  const [[largest] = []] = allowed;
  const pictureUrl = largest ? sizes[largest] : isAllowed(thumb) && thumb;
  // Commas separate the entries of a srcset.
  const srcset = allowed.map(
    ([size, width]) => `${new URL(sizes[size]).href.replaceAll(",", "%2C")} ${width}w`,
  );
  return {
    ...(pictureUrl && { pictureUrl }),
    ...(srcset.length > 1 && { pictureWidths: srcset.join(", ") }),
  };
}

function inOneLine(lines: string): string {
  return lines
    .replaceAll("\n", ", ")
    .replace(/(?:\s*,)+/g, ",")
    .replace(/^, ?|,$/g, "");
}

function withoutWebAddress(text: string): string {
  return trimmed(text.replace(WEB_ADDRESS, ""));
}

/** Trims what a cut leaves behind: double spaces, a colon at the end. */
function trimmed(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/^[\s,:;–-]{1,99}/, "")
    .replace(/[\s,:;–-]{1,99}$/, "");
}
