import { type ChurchEvent, eventUrl, writeChange, writeNameAndState } from "#app/events/event.ts";
import { writeDailyHours, writePlace } from "#app/events/event-text.ts";
import { writeAsText } from "#churchsuite";
import { type CalendarEntry, daysOfEvent, moveToNewDay, writeCalendar } from "#dates";
import { standsAsWholeDays } from "./calendar-links.ts";

/** Writes a calendar file with one event. */
export function icsFile(event: ChurchEvent, website: string, now: Date): string {
  return writeCalendar({ website, entries: [makeEventEntry(event, website)], now });
}

/** Makes the entry of an event. An event that was put on another day is on that day. */
export function makeEventEntry(eventInFeed: ChurchEvent, website: string): CalendarEntry {
  const event = moveToNewDay(eventInFeed);
  const { id, state, start, end, place, description = [] } = event;
  const doubt = state === "to be confirmed" ? "To be confirmed." : "";
  const words = [writeChange(event), doubt, writeDailyHours(event), writeAsText(description)];
  return {
    uid: `${id}@${new URL(website).host}`,
    when: standsAsWholeDays(event) ? daysOfEvent(event) : { start, end },
    state,
    // Some calendars do not show the state.
    name: writeNameAndState(event),
    place: place && writePlace(place),
    words: words.filter(Boolean).join("\n\n"),
    url: eventUrl(event, website),
  };
}
