import type { Event, Place, Thing, VirtualLocation } from "schema-dts";
import { addressOf, describeOccurrence, type Occurrence } from "#app/agenda/occurrence.ts";
import { describeAddress, type PlacedChurch } from "#app/church/church-address.ts";
import { writeAsText } from "#churchsuite";
import { daysOfEvent, isAtChurch } from "#dates";
import { withOffset } from "#time";

/** The facts that every event of a page gets. */
export type Host = {
  /** The organiser. */
  church: Organiser;
  /** The path of the picture for events without one of their own. */
  picture: string;
  /** What those are about that have no description of their own. */
  description?: string;
};

/** A church that holds events. */
type Organiser = PlacedChurch & {
  /** "https://www.ballydown.org" */
  website: string;
};

/** Describes events and dates as schema.org data. What is moved to another day is described there alone. */
export function describeEvents(events: Occurrence[], host: Host): Event[] {
  return events.filter(({ movedTo }) => !movedTo).map((event) => describeEvent(event, host));
}

/** Makes the JSON-LD of a page. */
export function makeGraph(things: Thing[]): object {
  return { "@context": "https://schema.org", "@graph": things };
}

/** Describes an event or a date in the words of schema.org. Whatever is undefined is left out of its JSON. */
function describeEvent(event: Occurrence, { church, picture, description }: Host): Event {
  const { name, start, end, isAllDay, stream } = event;
  const { first, last } = daysOfEvent(event);
  const { website } = church;
  const words = event.description ? writeAsText(event.description) : description;
  const place = describeLocation(event, church);
  const online = stream && { "@type": "VirtualLocation" as const, url: stream.address };
  const attendance = online ? "Mixed" : event.place?.isOnline ? "Online" : "Offline";
  return {
    "@type": "Event",
    name,
    startDate: isAllDay ? first : withOffset(start),
    endDate: isAllDay ? last : end && withOffset(end),
    ...describeStatus(event),
    eventAttendanceMode: `https://schema.org/${attendance}EventAttendanceMode`,
    location: online && place ? [place, online] : place,
    image: new URL(event.pictureUrl ?? picture, website).href,
    url: addressOf(event, website),
    description: [describeOccurrence(event), words].filter(Boolean).join("\n\n") || undefined,
    organizer: { "@type": "Organization", name: church.name, url: website },
  };
}

/** Describes whether an event takes place. Schema.org knows no doubt: what is to be confirmed counts as scheduled. */
function describeStatus({ state, usualStart }: Occurrence): Partial<Event> {
  if (state === "off") return { eventStatus: "https://schema.org/EventCancelled" };
  if (!usualStart) return { eventStatus: "https://schema.org/EventScheduled" };
  return {
    eventStatus: "https://schema.org/EventRescheduled",
    previousStartDate: withOffset(usualStart),
  };
}

/** Describes the place of an event. Online it is its page on this site, and never its joining link. */
function describeLocation(
  event: Occurrence,
  church: Organiser,
): Place | VirtualLocation | undefined {
  const { place } = event;
  if (place?.isOnline) {
    return { "@type": "VirtualLocation", url: addressOf(event, church.website) };
  }
  if (!place?.name && !place?.address) return undefined;
  if (isAtChurch(place, church)) {
    const name = place.name ?? church.name;
    return { "@type": "Place", name, address: describeAddress(church) };
  }
  // An address alone is not its own name.
  return { "@type": "Place", name: place.name || undefined, address: place.address || undefined };
}
