import { type ChurchSuiteHosts, hostElsewhere, hostsAt } from "#app/church-suite-hosts.ts";
import type { ChurchEvent, Place } from "#app/events/event.ts";
import { readCalendarFeed } from "./calendar-format.ts";
import { churchPhones } from "./church-phones.ts";
import { readEmbedFeed } from "./embed-format.ts";
import type { FeedEvent, FeedPage } from "./fields.ts";
import { idsFor } from "./ids.ts";
import { MOST_EVENTS } from "./limits.ts";
import { picturesFrom, srcsetOf } from "./pictures.ts";
import { type PublicWords, redact } from "./redact.ts";
import { atOnce, each, type Steps } from "./steps.ts";

/** `embed` is ChurchSuite's present format, `calendar` the one announced to replace it. */
export type FeedFormat = "embed" | "calendar";

/** The feed's events in its own order, the number of those that could not be read, and whether it has more. */
export type FeedReading = { events: ChurchEvent[]; leftOut: number; isCut: boolean };

const readers = {
  embed: readEmbedFeed,
  calendar: readCalendarFeed,
} satisfies Record<FeedFormat, (answer: unknown) => Steps<FeedPage>>;

const NAMELESS = "Church event";

// At either end of a name, in brackets or not.
const CANCELLED = /^[\s([*]*cancell?ed\b[\s)\].!:*–-]*|[\s([*:–-]+cancell?ed[\s)\].!*]*$/i;

const WEB_ADDRESS = /\b(?:https?:|www\.)\S*/gi;

/** Reads one page of the feed. Throws where the answer is not a list of events. */
export function readPage(answer: unknown, format: FeedFormat): Steps<FeedPage> {
  return readers[format](answer);
}

/**
 * The events of all pages, redacted; those that cannot be read are left out and counted. `account` is the
 * origin of the feed: pictures from hosts that are not ChurchSuite's are left out. `phones` are those of the
 * church's facts, its own first.
 */
export function* eventsOf(
  pages: FeedPage[],
  account: string,
  phones: string[],
): Steps<FeedReading> {
  const hosts = hostsAt(account);
  const known = churchPhones(phones);
  const wanted = wantedOf(pages);
  const redacted = yield* each(wanted.slice(0, MOST_EVENTS), (event) => ({
    ...event,
    words: redact(event.typed, known),
  }));
  const ids = idsFor(redacted.map(({ words, ...event }) => ({ ...event, name: words.name })));
  const events = redacted.map((event, index) => toChurchEvent(event, ids[index] ?? "", hosts));
  const isCut = wanted.length > events.length || pages.some((page) => page.isCut);
  const leftOut = pages.flatMap((page) => page.events.filter((event) => event === null)).length;
  return { events, leftOut, isCut };
}

/** The events that the church wants shown, of all that can be read: the first of those that it shows as one. */
export function wantedOf(pages: FeedPage[]): FeedEvent[] {
  const merged = new Set<string>();
  const readable = pages.flatMap(({ events }) => events).filter((event) => event !== null);
  const wanted = readable.filter(({ mergeIdentifier }) => {
    if (!mergeIdentifier) return true;
    const isFirst = !merged.has(mergeIdentifier);
    merged.add(mergeIdentifier);
    return isFirst;
  });
  return wanted.slice(0, pages[0]?.mostShown);
}

/** Reads a feed of one page at once. Throws what `readPage` throws. */
export function parseFeed(
  answer: unknown,
  format: FeedFormat = "embed",
  account = "",
  phones: string[] = [],
): FeedReading {
  return atOnce(eventsOf([atOnce(readPage(answer, format))], account, phones));
}

function toChurchEvent(
  event: FeedEvent & { words: PublicWords },
  id: string,
  hosts: ChurchSuiteHosts,
): ChurchEvent {
  const { start, end, isAllDay, status, words } = event;
  const { category, description, detailsUrl } = words;
  const detailsHost = detailsUrl && hostElsewhere(detailsUrl, hosts);
  const pictures = picturesFrom(hosts, event.pictures);
  const { lg, md, sm, thumb } = pictures;
  const pictureUrl = lg ?? md ?? sm ?? thumb;
  const srcset = srcsetOf(pictures);
  const place = placeOf(words);
  return {
    id,
    name: nameOf(words.name, status) || NAMELESS,
    start,
    ...(end && end > start && { end }),
    ...(isAllDay && { isAllDay }),
    status,
    ...(category && { category: words.isRedacted ? trimmed(category) : category }),
    ...(description.length > 0 && { description }),
    ...(place && { place }),
    ...(pictureUrl && { pictureUrl }),
    ...(srcset && { pictureWidths: srcset }),
    ...(detailsUrl && { detailsUrl, ...(event.takesBookings && { takesBookings: true }) }),
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
