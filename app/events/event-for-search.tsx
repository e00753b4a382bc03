import type { Event, Graph } from "schema-dts";
import { describeAddress, type PlacedChurch } from "#app/church/church-address.ts";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import { writeAsText } from "#churchsuite";
import { daysOfEvent, isAtChurch, moveToNewDay } from "#dates";
import { churchTimeAt, type WallTime, withOffset } from "#time";
import { type ChurchEvent, changeText, eventUrl, listToCome, soonestFirst } from "./event.ts";
import { EVENTS_IN_HTML } from "./snapshot.ts";

/** What every event has from the church. */
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

export function EventsForSearch({ events, host }: { events: ChurchEvent[]; host: Host }) {
  return (
    <script id={ID} type="application/ld+json">
      {jsonForScript(structuredData(events, null, host))}
    </script>
  );
}

// Under Trusted Types even a script of data takes its text from a policy alone. This policy makes nothing but data.
const policy = globalThis.trustedTypes?.createPolicy(ID, {
  createScript: (json) => jsonForScript(JSON.parse(json)),
});

/** Replaces the events of the build by those of the feed, for search engines that run a page's script. */
export function tellSearchEngines(events: ChurchEvent[], host: Host): void {
  const script = document.getElementById(ID);
  const json = jsonForScript(structuredData(events, churchTimeAt(new Date()), host));
  if (script) script.textContent = policy ? policy.createScript(json) : json;
}

/** Upcoming events as schema.org data, the soonest first, and no more than the snapshot has. */
export function structuredData(events: ChurchEvent[], now: WallTime | null, host: Host): Graph {
  const upcoming = listToCome(events, now);
  const soonest = soonestFirst(upcoming).slice(0, EVENTS_IN_HTML);
  return {
    "@context": "https://schema.org",
    "@graph": soonest.map((event) => eventForSearch(moveToNewDay(event), host)),
  };
}

/** An event in the words of schema.org. What is undefined is left out of its JSON. */
function eventForSearch(event: ChurchEvent, { church, picture }: Host): Event {
  const { name, start, end, isAllDay, place, description = [] } = event;
  const { first, last } = daysOfEvent(event);
  const { website } = church;
  const mode = place?.isOnline ? "Online" : "Offline";
  const words = [changeText(event), writeAsText(description)].filter(Boolean);
  return {
    "@type": "Event",
    name,
    startDate: isAllDay ? first : withOffset(start),
    endDate: isAllDay ? last : end && withOffset(end),
    ...statusForSearch(event),
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: locationForSearch(event, church),
    image: new URL(event.pictureUrl ?? picture, website).href,
    url: eventUrl(event, website),
    description: words.length > 0 ? words.join("\n\n") : undefined,
    organizer: { "@type": "Organization", name: church.name, url: website },
  };
}

/** Schema.org has no status for events that may not take place: they are scheduled, as all are without a status. */
function statusForSearch({ status, change, statusInName }: ChurchEvent): Partial<Event> {
  const isPostponed = status === "cancelled" && statusInName?.kind === "postponed";
  if (isPostponed && !change) return { eventStatus: "https://schema.org/EventPostponed" };
  if (status === "cancelled") return { eventStatus: "https://schema.org/EventCancelled" };
  if (!change?.movedFrom) return { eventStatus: "https://schema.org/EventScheduled" };
  return {
    eventStatus: "https://schema.org/EventRescheduled",
    previousStartDate: withOffset(change.movedFrom),
  };
}

/** The place of an event: where everybody can watch it online, or its address on this site; never its joining link. */
function locationForSearch(event: ChurchEvent, church: Organiser): Event["location"] {
  const { place } = event;
  if (place?.isOnline)
    return { "@type": "VirtualLocation", url: place.watchUrl ?? eventUrl(event, church.website) };
  if (!place?.name && !place?.address) return undefined;
  if (isAtChurch(place, church)) {
    const name = place.name ?? church.name;
    return { "@type": "Place", name, address: describeAddress(church) };
  }
  // An address alone is not its own name.
  return { "@type": "Place", name: place.name || undefined, address: place.address || undefined };
}
