import type { Event, Graph } from "schema-dts";
import type { Church } from "#app/content-loader/church.server.ts";
import { type WallTime, withOffset } from "#app/time/wall-time.ts";
import { describeInPlainText } from "./description/describe.ts";
import { byStart, type ChurchEvent, daysOf, eventUrl, isOver } from "./event.ts";
import { EVENTS_IN_HTML } from "./snapshot.ts";
import { locationOf } from "./structured-place.ts";

/** Whose events they are, and the picture that stands for those without their own. */
export type Host = { church: Church; picture: string };

/**
 * The events to come in the words of schema.org, for search engines: the soonest, and no more of
 * them than the page was built with.
 */
export function structuredData(events: ChurchEvent[], now: WallTime | null, host: Host): Graph {
  const toCome = events.filter((event) => !now || !isOver(event, now));
  const soonest = toCome.toSorted(byStart).slice(0, EVENTS_IN_HTML);
  return {
    "@context": "https://schema.org",
    "@graph": soonest.map((event) => inSchemaWords(event, host)),
  };
}

function inSchemaWords(event: ChurchEvent, { church, picture }: Host): Event {
  const { name, website } = church;
  const description = describeInPlainText(event.description);
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
