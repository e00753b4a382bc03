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

// In pixels: of the first addresses of a picture.
const PICTURE_WIDTHS = [1024, 512, 256];

const WEB_ADDRESS = /\b(?:https?:|www\.)\S*/gi;

/**
 * Reads the events of a feed's pages and redacts them, one at a time: call `readNext` until it says that there are no
 * more. Broken entries hide none that are good, and of events that the church shows as one the first is read. `account`
 * is the origin of the feed; `phones` are those of the church's facts, its own first.
 */
export function feedReader(pages: FeedPage[], account: string, phones: string[]) {
  const hosts = hostsAt(account);
  const known = churchPhones(phones);
  const rest = pages.flatMap(({ entries, readEvent }) =>
    entries.slice(0, MOST_ENTRIES).map((sent) => ({ sent, readEvent })),
  );
  const mostShown = pages[0]?.mostShown ?? 0;
  const merged = new Set<string>();
  const read: ReadEntry[] = [];
  const unread: unknown[] = [];
  let next = 0;

  function readNext(): boolean {
    const entry = rest[next];
    if (!entry || read.length === Math.min(mostShown, MOST_EVENTS)) return false;
    next++;
    const { sent } = entry;
    const feedEvent = entry.readEvent(sent);
    if (!feedEvent) unread.push(sent);
    else if (!merged.has(feedEvent.mergeIdentifier)) {
      if (feedEvent.mergeIdentifier) merged.add(feedEvent.mergeIdentifier);
      const words = redact(feedEvent.typed, known);
      read.push({ sent, feedEvent, words, event: toChurchEvent(feedEvent, words, hosts) });
    }
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
  const { description, detailsUrl } = words;
  const category = trimmed(words.category);
  const detailsHost = detailsUrl && hostElsewhere(detailsUrl, hosts);
  const place = placeOf(words);
  return {
    name: nameOf(words.name, status) || NAMELESS,
    start,
    ...(end && end > start && { end }),
    ...(isAllDay && { isAllDay }),
    status,
    ...(category && { category }),
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
  const [name, address] = [placeName, isOnline ? "" : placeAddress].map((typed) => {
    const parts = typed.replace(WEB_ADDRESS, "").split(/[\n,]/).map(trimmed);
    return parts.filter(Boolean).join(", ");
  });
  if (!name && !address && !isOnline) return null;
  return {
    ...(isOnline && { isOnline }),
    ...(name && { name }),
    ...(address && { address }),
  };
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

/** Trims what a cut leaves behind: double spaces, a colon at the end. */
function trimmed(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/^[\s,:;–-]{1,99}/, "")
    .replace(/[\s,:;–-]{1,99}$/, "");
}
