import { TypedDescription } from "#app/events/description/read-description.ts";
import type { ChurchEvent, Place } from "#app/events/event.ts";
import { readCalendarFeed } from "./calendar-format.ts";
import { readEmbedFeed } from "./embed-format.ts";
import type { FeedEvent, FeedPage } from "./fields.ts";
import { idsFor } from "./ids.ts";
import { joiningDetailsIn, redactText } from "./redact-meetings.ts";

/** `embed` is the format of today's feed, `calendar` of the one announced to follow it. */
export type FeedFormat = "embed" | "calendar";

/** What is read of a feed: its events in the feed's own order, and how many could not be read. */
export type FeedReading = { events: ChurchEvent[]; leftOut: number };

const readers = {
  embed: readEmbedFeed,
  calendar: readCalendarFeed,
} satisfies Record<FeedFormat, (answer: unknown) => FeedPage>;

const NAMELESS = "Church event";

// In pixels.
const pictureWidths = { lg: 1024, md: 512, sm: 256 };

const WEB_ADDRESS = /\b(?:https?:|www\.)\S*/gi;

/**
 * Reads one page of the feed, the first place for ChurchSuite's words and the last. Throws where the
 * answer is no list of events at all.
 */
export function readPage(answer: unknown, format: FeedFormat): FeedPage {
  return readers[format](answer);
}

/** The events of all pages. One that cannot be read is left out, and its neighbours are kept. */
export function eventsOf(pages: FeedPage[]): FeedReading {
  const all = pages.flatMap(({ events }) => events);
  const redacted = all.filter((event) => event !== null).map(redact);
  const ids = idsFor(redacted);
  const events = redacted.map((event, index) => toChurchEvent(event, ids[index] ?? ""));
  return { events, leftOut: all.length - events.length };
}

/** Reads an answer that is the whole feed. */
export function parseFeed(answer: unknown, format: FeedFormat = "embed"): FeedReading {
  return eventsOf([readPage(answer, format)]);
}

/** The event without ways into private meetings. Those in its description go when that is read. */
export function redact(event: FeedEvent): FeedEvent {
  const { name, category, place, detailsUrl } = event;
  const joinLink = place?.url;
  const without = (text: string) => {
    const rest = redactText(text, joinLink);
    return rest === text ? text : trimmed(rest);
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

/** What the site knows of an event, and nothing the feed says beside it. */
function toChurchEvent(event: FeedEvent, id: string): ChurchEvent {
  const { name, start, end, isAllDay, status, category, pictures, detailsUrl } = event;
  const { lg, md, sm, thumb } = pictures;
  const pictureUrl = lg ?? md ?? sm ?? thumb;
  const srcset = srcsetOf(pictures);
  const place = placeOf(event.place);
  return {
    id,
    name: name || NAMELESS,
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
  };
}

/** The place as the site prints it. An online event has no address: what is typed there is the way in. */
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

/** Without what is left over where something was cut: two spaces, a colon at the end. */
function trimmed(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/^[\s,:;–-]{1,99}/, "")
    .replace(/[\s,:;–-]{1,99}$/, "");
}

/** Only where there is a choice. A comma in an address would end it there. */
function srcsetOf(pictures: FeedEvent["pictures"]): string {
  const choice = (["lg", "md", "sm"] as const).flatMap((size) => {
    const url = pictures[size];
    return url ? [`${new URL(url).href.replaceAll(",", "%2C")} ${pictureWidths[size]}w`] : [];
  });
  return choice.length > 1 ? choice.join(", ") : "";
}
