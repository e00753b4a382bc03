import { googleLink } from "#app/calendars/calendar-links.ts";
import { icsFile } from "#app/calendars/event-entry.server.ts";
import { type ChurchEvent, eventUrl } from "#app/events/event.ts";
import { type CalendarEvent, eventsInCalendar } from "#tests/support/calendar-program.ts";
import { clockOf, type WallTime } from "#time";
import type { BuiltSite } from "./built-site.ts";
import type { SeriesDate, Statement } from "./statement.ts";

/** The calendar file of the event alone. */
export function readEventFile(site: BuiltSite, event: ChurchEvent): Statement | undefined {
  const [entry] = eventsInCalendar(icsFile(event, site.church.website, site.now));
  return readCalendarEntry(entry);
}

/** The event in /events.ics. */
export function readCalendarOfEvents(site: BuiltSite, event: ChurchEvent): Statement | undefined {
  return readEventEntry(site, site.calendarOfEvents, event);
}

/** The event in /calendar.ics. */
export function readEventInEverything(site: BuiltSite, event: ChurchEvent): Statement | undefined {
  return readEventEntry(site, site.calendarOfEverything, event);
}

function readEventEntry(
  site: BuiltSite,
  entries: CalendarEvent[],
  event: ChurchEvent,
): Statement | undefined {
  const url = eventUrl(event, site.church.website);
  return readCalendarEntry(entries.find((entry) => entry.url === url));
}

/** "20261206T190000" */
const TIME_IN_LINK = /^\d{8}T(?<hours>\d\d)(?<minutes>\d\d)\d\d$/;

/** The link that puts the event into Google Calendar. Events that are off have none. */
export function readGoogleLink(site: BuiltSite, event: ChurchEvent): Statement | undefined {
  if (event.state === "off") return undefined;
  const { searchParams } = new URL(googleLink(event, site.church.website));
  const times = searchParams.get("dates")?.split("/") ?? [];
  const timesOfDay = times.filter((time) => TIME_IN_LINK.test(time));
  const clocks = timesOfDay.map((time) => time.replace(TIME_IN_LINK, "$<hours>:$<minutes>"));
  const statement: Statement = {
    isOff: false,
    mark: searchParams.get("details") ?? "",
    place: searchParams.get("location") ?? "",
  };
  // An event without an end takes no time: both are its beginning. What stands there as whole days has no hours.
  if (clocks.length > 0) statement.clocks = [...new Set(clocks)];
  return statement;
}

/** The date in /services.ics, or in the calendar of its group. */
export function readSeriesCalendar(site: BuiltSite, date: SeriesDate): Statement | undefined {
  const entries = site.seriesPages.get(date.series)?.calendar ?? [];
  return readDateEntry(entries, date);
}

/** The date in /calendar.ics. */
export function readDateInEverything(site: BuiltSite, date: SeriesDate): Statement | undefined {
  return readDateEntry(site.calendarOfEverything, date);
}

/** The entry that begins when the date does, or else the one that was planned for its day. */
function readDateEntry(entries: CalendarEvent[], date: SeriesDate): Statement | undefined {
  const { name, day, start } = date;
  const named = entries.filter(({ summary }) => summary.includes(name));
  const atItsTime = named.find((entry) => start && entry.start.startsWith(start));
  const ofItsDay = named.find(({ uid }) => uid.includes(`-${day}@`));
  return readCalendarEntry(atItsTime ?? ofItsDay);
}

function readCalendarEntry(entry: CalendarEvent | undefined): Statement | undefined {
  if (!entry) return undefined;
  const { status, summary, description, location, start, end } = entry;
  const statement: Statement = {
    isOff: status === "CANCELLED",
    mark: `${summary} ${description}`,
  };
  // What stands there as whole days has no hours.
  if (start.includes("T")) {
    statement.clocks = [start, end].flatMap((time) => (time ? [clockOf(time as WallTime)] : []));
  }
  if (location) statement.place = location;
  return statement;
}
