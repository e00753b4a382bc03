import { type ChurchFacts, findNewAddresses } from "#app/church/church-facts.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { type ChurchEvent, eventPath } from "#app/events/event.ts";
import { listEvents, readEventsSource } from "#app/events/events-source.server.ts";
import { type CalendarEntry, matchEvents, type Series, writeCalendar } from "#dates";
import { findDatesOfGroup } from "./dates-of-group.server.ts";
import { icsFile, makeEventEntry } from "./event-entry.server.ts";
import { makeSeriesEntries } from "./series-entries.server.ts";
import { listServicesOfDiary } from "./services-of-diary.server.ts";

/**
 * Writes the calendar at a path: /calendar.ics, /events.ics, /services.ics, /activities/NAME.ics, or /events/NAME.ics with one
 * event.
 */
export function writeCalendarAt(church: Church, pathname: string): string {
  const { facts, services, groupDates, now } = church;
  const { website } = facts;
  const page = pathname.replace(/\.ics$/, "");
  const groupPage = findNewAddresses(facts).get(page) ?? page;
  const group = groupDates.find(({ path }) => path === groupPage);
  if (group) {
    const dates = findDatesOfGroup(church, group.id);
    const entries = listCalendarEntries([dates.series], dates.events, facts);
    return writeCalendar({ website, title: `${group.name}, ${facts.name}`, entries, now });
  }
  if (page === "/services") {
    // What is special stands in the diary, as it does on the home page: "Carols by Candlelight".
    const entries = listCalendarEntries(services, listServicesOfDiary(church), facts);
    return writeCalendar({ website, title: `Services, ${facts.name}`, entries, now });
  }

  const events = listEvents(readEventsSource(church), church);
  if (page === "/calendar") {
    const entries = listCalendarEntries([...services, ...groupDates], events, facts);
    return writeCalendar({ website, title: facts.name, entries, now });
  }
  if (page === "/events") {
    const entries = listCalendarEntries([], events, facts);
    return writeCalendar({ website, title: `Events, ${facts.name}`, entries, now });
  }
  const event = events.find((each) => each.page && eventPath(each) === page);
  if (!event) throw new Error(`there is no calendar at ${pathname}`);
  return icsFile(event, website, now);
}

/**
 * Puts dates and events into one calendar. If an event stands for a date, there is one entry for both, with the event's
 * hour and place, as on This Week.
 */
export function listCalendarEntries(
  all: Series[],
  events: ChurchEvent[],
  church: ChurchFacts,
): CalendarEntry[] {
  const { website } = church;
  const { byDate, others } = matchEvents(events, all, church);
  const dates = all.flatMap((series) => makeSeriesEntries(series, church));
  const seriesEntries = dates.flatMap(({ meeting, entry, sections, also }) => {
    const event = byDate.get(meeting);
    if (!event) return sections.length > 0 ? sections : entry;
    const eventEntry = makeEventEntry(placeEvent(event, entry), website);
    const words = [eventEntry.words, also].filter(Boolean).join("\n\n");
    return { ...eventEntry, uid: entry.uid, words };
  });
  const eventEntries = others.map(({ event, date }) => {
    const dateEntry = dates.find(({ meeting }) => meeting === date?.meeting);
    return makeEventEntry(dateEntry ? placeEvent(event, dateEntry.entry) : event, website);
  });
  return [...seriesEntries, ...eventEntries];
}

/** If an event does not say where it is held, it has the place of the date for which it stands. */
function placeEvent(event: ChurchEvent, { place }: CalendarEntry): ChurchEvent {
  if (event.place || !place) return event;
  return { ...event, place: { name: place } };
}
