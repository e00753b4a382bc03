import ICAL from "ical.js";
import type { Days } from "#time";

/** An event as a calendar program has it. */
export type CalendarEvent = {
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  description: string;
  location: string | null;
  url: string;
  /** "2026-12-06T19:00:00", or "2026-12-06" of a whole day. */
  start: string;
  /** Of whole days the day after the last. */
  end?: string | undefined;
};

/** The events of a calendar file. */
export function eventsInCalendar(ics: string): CalendarEvent[] {
  const entries = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents("vevent");
  return entries.map((entry) => {
    const { uid, sequence, summary, description, location, startDate, endDate } = new ICAL.Event(
      entry,
    );
    return {
      uid,
      sequence,
      status: `${entry.getFirstPropertyValue("status")}`,
      summary,
      description: description ?? "",
      location,
      url: `${entry.getFirstPropertyValue("url")}`,
      start: `${startDate}`,
      end: entry.hasProperty("dtend") ? `${endDate}` : undefined,
    };
  });
}

/** Each time in a calendar; what has no end takes no time: "2026-12-06T19:00:00 to 2026-12-06T20:00:00, Carols, The church". */
export function calendarTold(ics: string, { from, to }: Days): string[] {
  return eventsInCalendar(ics)
    .filter(({ start }) => from <= start.slice(0, 10) && start.slice(0, 10) <= to)
    .map(
      ({ start, end = start, summary, location }) => `${start} to ${end}, ${summary}, ${location}`,
    );
}
