import type { Event, Graph } from "schema-dts";
import { postalAddress } from "#app/church/church-address.ts";
import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import { textOfProse } from "#churchsuite";
import { daysOfEvent, isAtChurch, moveToNewDay } from "#dates";
import { churchTimeAt, type WallTime, withOffset } from "#time";
import { type ChurchEvent, changeText, eventUrl, isOver, soonestFirst } from "./event.ts";
import { EVENTS_IN_HTML } from "./snapshot.ts";

/** The organiser, and the picture for events without their own. */
export type Host = {
  church: Pick<ChurchFacts, "name" | "website" | "address">;
  picture: string;
};

const ID = "events-for-search";

export function EventsForSearch({ events, host }: { events: ChurchEvent[]; host: Host }) {
  return (
    <script id={ID} type="application/ld+json">
      {jsonForScript(structuredData(events, null, host))}
    </script>
  );
}

// Under Trusted Types a script of data, too, takes its text from a policy alone. What comes of this one is data.
const policy = globalThis.trustedTypes?.createPolicy(ID, {
  createScript: (json) => jsonForScript(JSON.parse(json)),
});

/** Puts the feed's events in their place, for search engines that run a page's script. */
export function tellSearchEngines(events: ChurchEvent[], host: Host): void {
  const script = document.getElementById(ID);
  const json = jsonForScript(structuredData(events, churchTimeAt(new Date()), host));
  if (script) script.textContent = policy ? policy.createScript(json) : json;
}

/** Upcoming events as schema.org data, the soonest first, and no more than the snapshot has. */
export function structuredData(events: ChurchEvent[], now: WallTime | null, host: Host): Graph {
  const upcoming = events.filter((event) => !now || !isOver(event, now));
  return {
    "@context": "https://schema.org",
    "@graph": soonestFirst(upcoming)
      .slice(0, EVENTS_IN_HTML)
      .map((event) => toSchemaOrg(moveToNewDay(event), host)),
  };
}

function toSchemaOrg(event: ChurchEvent, { church, picture }: Host): Event {
  const { name, start, end, isAllDay, place, description = [] } = event;
  const { first, last } = daysOfEvent(event);
  const { website } = church;
  const times = { startDate: withOffset(start), ...(end && { endDate: withOffset(end) }) };
  const words = [changeText(event), textOfProse(description)].filter(Boolean);
  const location = locationOf(event, church);
  return {
    "@type": "Event",
    name,
    ...(isAllDay ? { startDate: first, endDate: last } : times),
    ...statusOf(event),
    eventAttendanceMode: `https://schema.org/${place?.isOnline ? "Online" : "Offline"}EventAttendanceMode`,
    ...(location && { location }),
    image: new URL(event.pictureUrl ?? picture, website).href,
    url: eventUrl(event, website),
    ...(words.length > 0 && { description: words.join("\n\n") }),
    organizer: { "@type": "Organization", name: church.name, url: website },
  };
}

/** Schema.org has no status for pending events; search engines take a missing one as scheduled. */
function statusOf({ status, change }: ChurchEvent): Partial<Event> {
  if (status === "cancelled") return { eventStatus: "https://schema.org/EventCancelled" };
  if (!change?.movedFrom) return { eventStatus: "https://schema.org/EventScheduled" };
  return {
    eventStatus: "https://schema.org/EventRescheduled",
    previousStartDate: withOffset(change.movedFrom),
  };
}

/** An online event is at its address on this site, never at its joining link. */
function locationOf(event: ChurchEvent, church: Host["church"]): Event["location"] {
  const { place } = event;
  if (place?.isOnline) return { "@type": "VirtualLocation", url: eventUrl(event, church.website) };
  const name = place?.name ?? place?.address;
  if (!name) return undefined;
  const isThere = place && isAtChurch(place, church);
  const address = isThere ? postalAddress(church) : place?.address;
  return { "@type": "Place", name, ...(address && { address }) };
}
