import type { Event, Graph } from "schema-dts";
import { describeAddress, type PlacedChurch } from "#app/church/church-address.ts";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import { writeAsText } from "#churchsuite";
import { daysOfEvent, isAtChurch, moveToNewDay } from "#dates";
import { churchTimeAt, type WallTime, withOffset } from "#time";
import { type ChurchEvent, eventUrl, listToCome, sortByStart, writeChange } from "./event.ts";
import { EVENTS_IN_HTML } from "./snapshot.ts";

/** The facts of the church that every event gets. */
export type Host = {
  /** The organiser. */
  church: Organiser;
  /** The path of the picture for events without one of their own. */
  picture: string;
};

/** A church that holds events. */
type Organiser = PlacedChurch & {
  /** "https://www.ballydown.org" */
  website: string;
};

const ID = "events-for-search";

/** Writes events into the page for search engines. */
export function EventsForSearch({ events, host }: { events: ChurchEvent[]; host: Host }) {
  return (
    <script id={ID} type="application/ld+json">
      {jsonForScript(describeEvents(events, null, host))}
    </script>
  );
}

// Trusted Types also guard the text of a script that is only data. This policy makes nothing but data.
const policy = globalThis.trustedTypes?.createPolicy(ID, {
  createScript: (json) => jsonForScript(JSON.parse(json)),
});

/** Replaces the events of the build by those of the feed, for search engines that run a page's script. */
export function updateEventsForSearch(events: ChurchEvent[], host: Host): void {
  const script = document.getElementById(ID);
  const json = jsonForScript(describeEvents(events, churchTimeAt(new Date()), host));
  if (script) script.textContent = policy ? policy.createScript(json) : json;
}

/** Describes upcoming events as schema.org data, the soonest first, and no more than the snapshot has. */
export function describeEvents(events: ChurchEvent[], now: WallTime | null, host: Host): Graph {
  const upcoming = listToCome(events, now);
  const soonest = sortByStart(upcoming).slice(0, EVENTS_IN_HTML);
  return {
    "@context": "https://schema.org",
    "@graph": soonest.map((event) => describeEvent(moveToNewDay(event), host)),
  };
}

/** Describes an event in the words of schema.org. Whatever is undefined is left out of its JSON. */
function describeEvent(event: ChurchEvent, { church, picture }: Host): Event {
  const { name, start, end, isAllDay, place, description = [] } = event;
  const { first, last } = daysOfEvent(event);
  const { website } = church;
  const mode = place?.isOnline ? "Online" : "Offline";
  const words = [writeChange(event), writeAsText(description)].filter(Boolean);
  return {
    "@type": "Event",
    name,
    startDate: isAllDay ? first : withOffset(start),
    endDate: isAllDay ? last : end && withOffset(end),
    ...describeStatus(event),
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: describeLocation(event, church),
    image: new URL(event.pictureUrl ?? picture, website).href,
    url: eventUrl(event, website),
    description: words.length > 0 ? words.join("\n\n") : undefined,
    organizer: { "@type": "Organization", name: church.name, url: website },
  };
}

/** Describes whether an event takes place. Schema.org knows no doubt: what is to be confirmed counts as scheduled. */
function describeStatus({ state, change, note }: ChurchEvent): Partial<Event> {
  const isPostponed = state === "off" && note === "Postponed";
  if (isPostponed && !change) return { eventStatus: "https://schema.org/EventPostponed" };
  if (state === "off") return { eventStatus: "https://schema.org/EventCancelled" };
  if (!change?.movedFrom) return { eventStatus: "https://schema.org/EventScheduled" };
  return {
    eventStatus: "https://schema.org/EventRescheduled",
    previousStartDate: withOffset(change.movedFrom),
  };
}

/** Describes the place of an event. Online it is its page on this site, and never its joining link. */
function describeLocation(event: ChurchEvent, church: Organiser): Event["location"] {
  const { place } = event;
  if (place?.isOnline) {
    return { "@type": "VirtualLocation", url: eventUrl(event, church.website) };
  }
  if (!place?.name && !place?.address) return undefined;
  if (isAtChurch(place, church)) {
    const name = place.name ?? church.name;
    return { "@type": "Place", name, address: describeAddress(church) };
  }
  // An address alone is not its own name.
  return { "@type": "Place", name: place.name || undefined, address: place.address || undefined };
}
