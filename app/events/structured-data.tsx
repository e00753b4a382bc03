import type { Event, Graph, Place, PostalAddress, VirtualLocation } from "schema-dts";
import type { Church } from "#app/content-loader/church.server.ts";
import { type WallTime, withOffset } from "#app/time/wall-time.ts";
import { descriptionText } from "./description/read-description.ts";
import { byStart, type ChurchEvent, daysOf, eventUrl, isOver } from "./event.ts";
import { EVENTS_IN_HTML } from "./snapshot.ts";

/** Whose events they are, and the picture that stands for those without their own. */
export type Host = { church: Church; picture: string };

// A place without an address is at the church where its name is that of a part of it, and no more.
const PART_OF_OUR_CHURCH =
  /^(?:the )?(?:(?:church|main|minor|upper|lower|large|small) )?(?:church|halls?|rooms?|kitchen|library|lounge|vestry|sanctuary|foyer|car park)$/i;

/** Tells search engines of the events on the page. It is data: nothing of it is ever run. */
export function EventsForSearch({
  events,
  now,
  host,
}: {
  events: ChurchEvent[];
  now: WallTime | null;
  host: Host;
}) {
  return (
    <script type="application/ld+json">{jsonForScript(structuredData(events, now, host))}</script>
  );
}

/** As JSON in which no text can end the script that holds it. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/**
 * The events to come in the words of schema.org, for search engines: the soonest, and no more of
 * them than the page was built with.
 */
export function structuredData(events: ChurchEvent[], now: WallTime | null, host: Host): Graph {
  const toCome = events.filter((event) => !now || !isOver(event, now));
  const soonest = [...toCome].sort(byStart).slice(0, EVENTS_IN_HTML);
  return {
    "@context": "https://schema.org",
    "@graph": soonest.map((event) => toSchemaOrg(event, host)),
  };
}

function toSchemaOrg(event: ChurchEvent, { church, picture }: Host): Event {
  const { name, website } = church;
  const description = descriptionText(event.description);
  const location = locationOf(event, church);
  return {
    "@type": "Event",
    name: event.name,
    ...datesOf(event),
    ...statusOf(event),
    eventAttendanceMode: event.place?.isOnline
      ? "https://schema.org/OnlineEventAttendanceMode"
      : "https://schema.org/OfflineEventAttendanceMode",
    ...(location && { location }),
    image: new URL(event.pictureUrl ?? picture, website).href,
    url: eventUrl(event, website),
    ...(description && { description }),
    organizer: { "@type": "Organization", name, url: website },
  };
}

function datesOf(event: ChurchEvent) {
  const { start, end, isAllDay } = event;
  if (isAllDay) {
    const { first, last } = daysOf(event);
    return { startDate: first, endDate: last };
  }
  return { startDate: withOffset(start), ...(end && { endDate: withOffset(end) }) };
}

/** Schema.org has no word for what is not certain yet; search engines take what says nothing as on. */
function statusOf({ status }: ChurchEvent): Pick<Event, "eventStatus"> {
  const isOff = status === "cancelled";
  return { eventStatus: `https://schema.org/${isOff ? "EventCancelled" : "EventScheduled"}` };
}

/**
 * Where an event is, in the words of schema.org. An online one is at its address on this site: the way
 * in is for those invited.
 */
function locationOf(event: ChurchEvent, church: Church): Place | VirtualLocation | undefined {
  const { place } = event;
  if (place?.isOnline) return { "@type": "VirtualLocation", url: eventUrl(event, church.website) };
  const name = place?.name ?? place?.address;
  if (!place || !name) return undefined;
  const address = isAtChurch(place, church) ? churchAddress(church) : place.address;
  return { "@type": "Place", name, ...(address && { address }) };
}

function isAtChurch(
  { name = "", address }: { name?: string; address?: string },
  church: Church,
): boolean {
  if (address) return address.includes(church.address.postcode);
  return name === church.name || PART_OF_OUR_CHURCH.test(name);
}

function churchAddress({ name, address }: Church): PostalAddress {
  return {
    "@type": "PostalAddress",
    name,
    streetAddress: address.street,
    addressLocality: address.town,
    addressRegion: address.county,
    postalCode: address.postcode,
    addressCountry: "GB",
  };
}
