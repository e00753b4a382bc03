import { type ChurchEvent, changeText, eventUrl } from "#app/events/event.ts";
import { placeText } from "#app/events/event-text.ts";
import { textOfProse } from "#churchsuite";
import { type CalendarEntry, daysOfEvent, moveToNewDay, writeCalendar } from "#dates";

/** A calendar file with one event, as it is `now`. */
export function icsFile(event: ChurchEvent, website: string, now: Date): string {
  return writeCalendar({ website, entries: [entryOfEvent(event, website)], now });
}

/** An event in a calendar; one that was put on another day is there. */
export function entryOfEvent(listed: ChurchEvent, website: string): CalendarEntry {
  const event = moveToNewDay(listed);
  const { id, name, status, start, end, isAllDay, place, description = [] } = event;
  const doubt = status === "pending" ? "To be confirmed." : "";
  const words = [changeText(event), doubt, textOfProse(description)];
  return {
    uid: `${id}@${new URL(website).host}`,
    when: isAllDay ? daysOfEvent(event) : { start, end },
    status,
    // Some calendars do not show that an event is off.
    name: status === "cancelled" ? `Cancelled: ${name}` : name,
    place: place && placeText(place),
    words: words.filter(Boolean).join("\n\n"),
    url: eventUrl(event, website),
  };
}
