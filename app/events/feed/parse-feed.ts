import { type ChurchSuiteHosts, hostElsewhere, hostsAt } from "#app/church-suite-hosts.ts";
import { TypedDescription } from "#app/events/description/typed-description.ts";
import type { ChurchEvent, Place } from "#app/events/event.ts";
import { readCalendarFeed } from "./calendar-format.ts";
import { readEmbedFeed } from "./embed-format.ts";
import type { FeedEvent, FeedPage } from "./fields.ts";
import { idsFor } from "./ids.ts";
import { MOST_EVENTS } from "./limits.ts";
import { picturesFrom, srcsetOf } from "./pictures.ts";
import { joiningDetailsIn, redactText } from "./redact-meetings.ts";
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
 * origin of the feed: pictures from hosts that are not ChurchSuite's are left out.
 */
export function* eventsOf(pages: FeedPage[], account: string): Steps<FeedReading> {
  const hosts = hostsAt(account);
  const all = pages.flatMap(({ events }) => events);
  const readable = all.filter((event) => event !== null);
  const redacted = yield* each(readable.slice(0, MOST_EVENTS), redact);
  const ids = idsFor(redacted);
  const events = yield* each(redacted, (event, index) =>
    toChurchEvent(event, ids[index] ?? "", hosts),
  );
  const isCut = readable.length > events.length || pages.some((page) => page.isCut);
  return { events, leftOut: all.length - readable.length, isCut };
}

/** Reads a feed of one page at once. Throws what `readPage` throws. */
export function parseFeed(
  answer: unknown,
  format: FeedFormat = "embed",
  account = "",
): FeedReading {
  return atOnce(eventsOf([atOnce(readPage(answer, format))], account));
}

/** Removes ways into private meetings, except from the description: TypedDescription does that. */
export function redact(event: FeedEvent): FeedEvent {
  const { name, category, place, detailsUrl } = event;
  const joinLink = place?.url;
  const without = (text: string) => {
    const redacted = redactText(text, joinLink);
    return redacted === text ? text : trimmed(redacted);
  };
  return {
    ...event,
    name: without(name),
    category: category && without(category),
    place: place && {
      ...place,
      name: without(place.name),
      address: redactText(place.address, joinLink),
    },
    detailsUrl:
      detailsUrl && (joiningDetailsIn(detailsUrl, joinLink).length > 0 ? null : detailsUrl),
  };
}

function toChurchEvent(event: FeedEvent, id: string, hosts: ChurchSuiteHosts): ChurchEvent {
  const { start, end, isAllDay, status, category, detailsUrl } = event;
  const detailsHost = detailsUrl && hostElsewhere(detailsUrl, hosts);
  const pictures = picturesFrom(hosts, event.pictures);
  const { lg, md, sm, thumb } = pictures;
  const pictureUrl = lg ?? md ?? sm ?? thumb;
  const srcset = srcsetOf(pictures);
  const place = placeOf(event.place);
  return {
    id,
    name: nameOf(event) || NAMELESS,
    start,
    ...(end && end > start && { end }),
    ...(isAllDay && { isAllDay }),
    status,
    ...(category && { category }),
    ...(event.description && {
      description: new TypedDescription(event.description, event.place?.url),
    }),
    ...(place && { place }),
    ...(pictureUrl && { pictureUrl }),
    ...(srcset && { pictureWidths: srcset }),
    ...(detailsUrl && { detailsUrl, ...(event.takesBookings && { takesBookings: true }) }),
    ...(detailsHost && { detailsHost }),
  };
}

/** With typographic apostrophes; without "CANCELLED:", which the event's badge says. */
function nameOf({ name, status }: FeedEvent): string {
  const typeset = name
    .replace(/(^|[\s("“])'(?=\p{L})/gu, "$1‘")
    .replace(/([\p{L}\p{N}.])'/gu, "$1’");
  return (status === "cancelled" && trimmed(typeset.replace(CANCELLED, ""))) || typeset;
}

/** An online event has no address: what is typed there is its joining link. */
function placeOf(place: FeedEvent["place"]): Place | null {
  const isOnline = place?.type.toLowerCase() === "online";
  const name = withoutWebAddress(place?.name);
  const address = isOnline ? "" : withoutWebAddress(place && inOneLine(place.address));
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

function withoutWebAddress(text?: string | null): string {
  return trimmed((text ?? "").replace(WEB_ADDRESS, ""));
}

/** Trims what a cut leaves behind: double spaces, a colon at the end. */
function trimmed(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/^[\s,:;–-]{1,99}/, "")
    .replace(/[\s,:;–-]{1,99}$/, "");
}
