import { type ChurchFacts, movedAddresses } from "#app/church/church-facts.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { type ChurchEvent, eventPath } from "#app/events/event.ts";
import { eventsIn, readEventsSource } from "#app/events/events-source.server.ts";
import type { Series } from "#dates";
import { type CalendarEntry, matchEvents, writeCalendar } from "#dates";
import { entryOfEvent, icsFile } from "./event-entry.server.ts";
import { entriesOfSeries } from "./series-entries.server.ts";

/**
 * The calendar at a path: /calendar.ics, /events.ics, /services.ics, /activities/NAME.ics, or /events/NAME.ics with one
 * event.
 */
export function calendarAt(church: Church, pathname: string): string {
  const { facts, services, groupDates, now } = church;
  const page = pathname.replace(/\.ics$/, "");
  const groupPage = movedAddresses(facts).get(page) ?? page;
  const group = groupDates.find(({ path }) => path === groupPage);
  if (group) return seriesCalendar(`${group.name}, ${facts.name}`, [group], facts, now);
  if (page === "/services") return seriesCalendar(`Services, ${facts.name}`, services, facts, now);

  const events = eventsIn(readEventsSource(church), church);
  const { website } = facts;
  if (page === "/calendar") {
    const entries = calendarEntries([...services, ...groupDates], events, facts);
    return writeCalendar({ website, title: facts.name, entries, now });
  }
  if (page === "/events") {
    const entries = calendarEntries([], events, facts);
    return writeCalendar({ website, title: `Events, ${facts.name}`, entries, now });
  }
  const event = events.find((one) => one.page && eventPath(one) === page);
  if (!event) throw new Error(`there is no calendar at ${pathname}`);
  return icsFile(event, website, now);
}

/** A calendar of series alone, as it is written `now`. */
export function seriesCalendar(
  title: string,
  all: Series[],
  church: ChurchFacts,
  now: Date,
): string {
  const entries = calendarEntries(all, [], church);
  return writeCalendar({ website: church.website, title, entries, now });
}

/**
 * Series and diary in one calendar. An event that stands for a date of a series is in that date's place, with its own
 * hour and place, as on This Week.
 */
export function calendarEntries(
  all: Series[],
  events: ChurchEvent[],
  church: ChurchFacts,
): CalendarEntry[] {
  const { website } = church;
  const { ofDates, others } = matchEvents(events, all, church);
  const dates = all.flatMap((series) => entriesOfSeries(series, church));
  const ofSeries = dates.map(({ meeting, entry, also }) => {
    const event = ofDates.get(meeting);
    if (!event) return entry;
    const eventEntry = entryOfEvent(placedAs(entry, event), website);
    const words = [eventEntry.words, also].filter(Boolean).join("\n\n");
    return { ...eventEntry, uid: entry.uid, words };
  });
  const alone = others.map(({ event, date }) => {
    const ofDate = dates.find(({ meeting }) => meeting === date?.meeting);
    return entryOfEvent(ofDate ? placedAs(ofDate.entry, event) : event, website);
  });
  return [...ofSeries, ...alone];
}

/** An event that does not say where it is held is where the date is for which it stands. */
function placedAs({ place }: CalendarEntry, event: ChurchEvent): ChurchEvent {
  if (event.place || !place) return event;
  return { ...event, place: { name: place } };
}
