import { findAgenda, findEvent, listSeriesOf } from "#app/agenda/agenda.server.ts";
import { isOfFeed, type Occurrence } from "#app/agenda/occurrence.ts";
import { findNewAddresses } from "#app/church/church-facts.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import type { Series } from "#app/church/series.ts";
import { type CalendarEntry, writeCalendar } from "#dates";
import { makeCalendarEntry } from "./calendar-entry.ts";

/** The occurrences of a calendar, and what it is called. */
type Calendar = {
  /** Missing in a file for a single event. */
  title?: string;
  occurrences: Occurrence[];
  /** Chooses what subscribers know an occurrence by. */
  idOf: (occurrence: Occurrence) => string;
};

/**
 * Writes the calendar at a path: /calendar.ics, /events.ics, /services.ics, /activities/NAME.ics, or /events/NAME.ics with one
 * event.
 */
export function writeCalendarAt(church: Church, pathname: string): string {
  const { facts, now } = church;
  const { title, occurrences, idOf } = findCalendar(church, pathname);
  const entries = occurrences.map((occurrence) => makeEntry(occurrence, idOf(occurrence), church));
  return writeCalendar({ website: facts.website, title, entries, now });
}

function findCalendar(church: Church, pathname: string): Calendar {
  const { name } = church.facts;
  const { occurrences } = findAgenda(church);
  // What is moved to another day stands there, and calendars do not have the days of holidays.
  const dates = occurrences.filter(({ movedTo, isBreak }) => !movedTo && !isBreak);
  const page = pathname.replace(/\.ics$/, "");
  const groupPage = findNewAddresses(church.facts).get(page) ?? page;
  const group = church.groupDates.find(({ path }) => path === groupPage);
  if (group) {
    return {
      title: `${group.name}, ${name}`,
      occurrences: dates.filter(({ series }) => series.includes(group.id)),
      idOf: ({ id, dateIds }) => dateIds?.[group.id] ?? id,
    };
  }
  if (page === "/services") {
    const services = dates.filter(({ isService }) => isService);
    return { title: `Services, ${name}`, occurrences: services, idOf: idOfDate };
  }
  if (page === "/calendar") return { title: name, occurrences: dates, idOf: idOfDate };

  const events = dates.filter(isOfFeed);
  if (page === "/events")
    return { title: `Events, ${name}`, occurrences: events, idOf: ({ id }) => id };
  const event = findEvent(page.replace("/events/", ""), church);
  if (!event) throw new Error(`there is no calendar at ${pathname}`);
  return { occurrences: [event], idOf: ({ id }) => id };
}

/** What subscribers know a date by, also when an event stands for it. */
function idOfDate({ id, dateIds = {} }: Occurrence): string {
  return Object.values(dateIds)[0] ?? id;
}

function makeEntry(occurrence: Occurrence, id: string, church: Church): CalendarEntry {
  const { website } = church.facts;
  const contacts = listSeriesOf(occurrence, church).flatMap((each) => writeContacts(each, church));
  return makeCalendarEntry(occurrence, { id, website, contacts });
}

/** "Leader: Ann, 07700 900129" */
function writeContacts({ contacts, isService, path }: Series, { facts }: Church): string[] {
  const lines = contacts.map(({ name, role, phone, email }) =>
    [`${role}: ${name}`, phone, email].filter(Boolean).join(", "),
  );
  if (isService) lines.push(`Church office: ${facts.phone}, ${facts.email}`);
  return [...lines, new URL(path, facts.website).href];
}
