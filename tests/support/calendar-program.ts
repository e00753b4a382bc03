import ICAL from "ical.js";

/** An event as a calendar program reads it. */
export type CalendarEvent = {
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  description: string;
  location: string | null;
  url: string;
  /** "2026-12-06T19:00:00", or "2026-12-06" if it takes whole days. */
  start: string;
  /** Like the start; the day after the last if it takes whole days. */
  end?: string | undefined;
};

/** The events of a calendar file. */
export function eventsInCalendar(ics: string): CalendarEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  return calendar.getAllSubcomponents("vevent").map((entry) => {
    const event = new ICAL.Event(entry);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(entry.getFirstPropertyValue("status")),
      summary: event.summary,
      description: event.description ?? "",
      location: event.location,
      url: String(entry.getFirstPropertyValue("url")),
      start: String(event.startDate),
      end: entry.hasProperty("dtend") ? String(event.endDate) : undefined,
    };
  });
}
