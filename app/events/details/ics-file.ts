import {
  calendarEvent,
  calendarFile,
  churchZone,
  onChurchClock,
  type Property,
  text,
} from "#app/calendar-file.ts";
import { textOfProse } from "#app/events/description/plain-text.ts";
import { type ChurchEvent, dayAfter, daysOf, eventUrl } from "#app/events/event.ts";
import { asItTakesPlace } from "#app/events/event-changes.ts";
import { placeText } from "#app/events/event-text.ts";

const statuses = {
  confirmed: "CONFIRMED",
  pending: "TENTATIVE",
  cancelled: "CANCELLED",
} satisfies Record<ChurchEvent["status"], string>;

/** An event as an iCalendar file (RFC 5545). `madeAt` is now: calendars keep the later of two files of an event. */
export function icsFile(event: ChurchEvent, website: string, madeAt: Date): string {
  const zones = event.isAllDay ? [] : [churchZone];
  return calendarFile(website, "Events", [...zones, entryOf(event, website, madeAt)]);
}

/** An event in a calendar. */
export function entryOf(event: ChurchEvent, website: string, asOf: Date) {
  const { host } = new URL(website);
  return calendarEvent(`${event.id}@${host}`, asOf, tellEvent(event, website));
}

/** What calendars are told of an event; `also` stands below its own words. */
export function tellEvent(listed: ChurchEvent, website: string, also = ""): Property[] {
  const event = asItTakesPlace(listed);
  const { name, status, start, end, isAllDay, place, change, description = [] } = event;
  const doubt = status === "pending" && "To be confirmed.";
  const words = [change?.words, doubt, textOfProse(description), also].filter(Boolean).join("\n\n");
  const days: Property[] = [
    ["dtstart", {}, "date", daysOf(event).first],
    ["dtend", {}, "date", dayAfter(event)],
  ];
  const hours = [onChurchClock("dtstart", start), ...(end ? [onChurchClock("dtend", end)] : [])];
  return [
    ...(isAllDay ? days : hours),
    text("status", statuses[status]),
    // Some calendars do not show STATUS.
    text("summary", status === "cancelled" ? `Cancelled: ${name}` : name),
    ...(place ? [text("location", placeText(place))] : []),
    ...(words ? [text("description", words)] : []),
    ["url", {}, "uri", eventUrl(event, website)],
  ];
}
