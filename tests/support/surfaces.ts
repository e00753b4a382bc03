import type { Element, Root } from "hast";
import { createElement, type ReactNode } from "react";
import { findAgenda, findContact } from "#app/agenda/agenda.server.ts";
import { isOfFeed, type Occurrence, pathOf } from "#app/agenda/occurrence.ts";
import { writeCalendarAt } from "#app/calendars/calendar.server.ts";
import { googleLink } from "#app/calendars/calendar-links.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { describeGroup } from "#app/events/church-for-search.server.ts";
import { describeEvents, makeGraph } from "#app/events/event-for-search.ts";
import { UpcomingList } from "#app/events/event-list.tsx";
import { UpcomingCarousel } from "#app/events/events-carousel.tsx";
import { readEventsSource } from "#app/events/events-source.server.ts";
import { WholeEvent } from "#app/events/whole-event.tsx";
import { findGroupDates } from "#app/groups/group-dates.server.ts";
import { GroupDates } from "#app/groups/group-dates.tsx";
import { ComingServices } from "#app/home/coming-services.tsx";
import { findNotices } from "#app/layout/timed-notices.server.ts";
import { listSpecialServices } from "#app/services/services.server.ts";
import { ComingWeek } from "#app/week/coming-week.tsx";
import { readWeek } from "#app/week/week.server.ts";
import { type CalendarEvent, eventsInCalendar } from "#tests/support/calendar-program.ts";
import { findAll, wordsOf, wordsOfAll } from "#tests/support/html.ts";
import { renderPart } from "#tests/support/render-part.ts";
import { visibleAt } from "#tests/support/visible-at.ts";

/*
 * A surface is anything with which the site shows an occurrence: a page, a calendar file, the data for search engines. A new
 * one is an entry in `listSurfaces`.
 */

/** What a surface says of an occurrence. A field is missing if the surface says nothing of that. */
export type Statement = {
  isOff?: boolean;
  /** All its words. */
  words?: string;
  /** When it begins: "2026-12-06T19:00". */
  start?: string;
};

/** A surface of the site as it is built on one day. */
export type Surface = {
  name: string;
  /** What it says; undefined if the occurrence is not there. */
  read: (occurrence: Occurrence) => Statement | undefined;
  /** Whether it has to show the occurrence. It may show others. */
  shows: (occurrence: Occurrence) => boolean;
};

/** Builds the site of a church, and lists its surfaces. */
export function listSurfaces(church: Church): Surface[] {
  const { facts, groups, groupDates, time, now } = church;
  const { occurrences } = findAgenda(church);
  const render = (part: ReactNode) => visibleAt(renderPart(part, facts, time), now.getTime());
  const source = readEventsSource(church);
  if (!source) throw new Error("The church has no calendar.");
  const list = render(createElement(UpcomingList, { source, groups: [] }));
  const week = readWeek(church);
  const weekPage = render(createElement(ComingWeek, { week, notices: [] }));
  const special = listSpecialServices(church);
  const home = render(createElement(ComingServices, { services: special }));
  const picture = "/picture.jpg";
  const host = { church: facts, picture };
  const eventsForSearch = makeGraph(describeEvents(occurrences.filter(isOfFeed), host));
  const readCalendar = (path: string) => eventsInCalendar(writeCalendarAt(church, path));
  const everything = readCalendar("/calendar.ics");
  const events = readCalendar("/events.ics");
  const isInCalendar = ({ movedTo, isBreak }: Occurrence) => !movedTo && !isBreak;

  const surfaces: Surface[] = [
    {
      name: "the list of events",
      read: ({ id }) => readCard(findAll(`#${id}`, list)[0]),
      shows: isOfFeed,
    },
    {
      name: "the carousel",
      read: (event) => readCard(findCardInCarousel(event, church, render)),
      shows: isOfFeed,
    },
    {
      name: "the event’s own page",
      read: (event) => readEventPage(event, church, render),
      shows: isOfFeed,
    },
    {
      name: "Google’s calendar",
      read: (event) => ({ words: readGoogleLink(event, facts.website) }),
      shows: (event) => isOfFeed(event) && event.state !== "off",
    },
    {
      name: "This Week",
      read: (occurrence) => readWeekLine(occurrence, weekPage),
      shows: ({ start }) => week.days.some(({ day }) => start.startsWith(day)),
    },
    {
      name: "the special services on the home page",
      read: (service) => readLine(home, service),
      shows: (service) => special.includes(service),
    },
    {
      name: "the event’s own page for search engines",
      read: (event) => findForSearch(eventsForSearch, event),
      shows: (event) => isOfFeed(event) && !event.movedTo,
    },
    {
      name: "the calendar of everything",
      read: (occurrence) => findEntry(everything, occurrence),
      shows: isInCalendar,
    },
    {
      name: "the calendar of events",
      read: (occurrence) => findEntry(events, occurrence),
      shows: (occurrence) => isOfFeed(occurrence) && isInCalendar(occurrence),
    },
  ];
  for (const series of groupDates) {
    const group = groups.find(({ slug }) => slug === series.id);
    if (!group) continue;
    const coming = findGroupDates(series, church);
    const page = render(createElement(GroupDates, { group, series, coming }));
    const calendar = readCalendar(`${series.path}.ics`);
    const search = describeGroup(series, church, { picture, description: "" });
    const isItsOwn = (occurrence: Occurrence) => occurrence.series.includes(series.id);
    const isListed = ({ id }: Occurrence) => coming.dates.some((date) => date.id === id);
    surfaces.push(
      { name: `the page of ${series.name}`, read: (date) => readLine(page, date), shows: isListed },
      {
        name: `the calendar of ${series.name}`,
        read: (occurrence) => findEntry(calendar, occurrence),
        shows: (occurrence) => isItsOwn(occurrence) && isInCalendar(occurrence),
      },
      {
        name: `${series.name} for search engines`,
        read: (occurrence) => findForSearch(search, occurrence),
        shows: (occurrence) => isListed(occurrence) && isInCalendar(occurrence),
      },
    );
  }
  return surfaces;
}

/** The words of the notices that are shown at the moment of the build. */
export function readNotices(church: Church): string[] {
  const moment = church.now.getTime();
  return findNotices(church)
    .filter(({ from, until }) => from <= moment && moment < until)
    .map(({ words }) => words);
}

function readCard(card: Element | undefined): Statement | undefined {
  if (!card) return undefined;
  const isOff = findAll("s", card).length > 0;
  if (isOff && wordsOf(card).includes("Book a place")) {
    throw new Error("an event that is off offers a place");
  }
  return { isOff, words: wordsOf(card) };
}

/** The home page has six cards, so the event has a carousel to itself. */
function findCardInCarousel(
  { id }: Occurrence,
  church: Church,
  render: (part: ReactNode) => Root,
): Element | undefined {
  const source = readEventsSource(church, (snapshot) => ({
    ...snapshot,
    events: snapshot.events.filter((event) => event.id === id),
  }));
  if (!source) return undefined;
  const props = { source, groups: [], name: "Events" };
  return findAll(`#${id}`, render(createElement(UpcomingCarousel, props)))[0];
}

function readEventPage(
  event: Occurrence,
  church: Church,
  render: (part: ReactNode) => Root,
): Statement {
  const ask = findContact(event, church);
  const props = { event, group: null, ask, forChildren: null, firstVisit: null };
  const page = render(createElement(WholeEvent, props));
  return {
    isOff: findAll("h1 s", page).length > 0,
    words: wordsOfAll("p, h1, dd", page).join(" "),
  };
}

function readGoogleLink(event: Occurrence, website: string): string {
  return [...new URL(googleLink(event, website)).searchParams.values()].join(" ");
}

function readWeekLine(occurrence: Occurrence, week: Root): Statement | undefined {
  const day = `#day-${occurrence.start.slice(0, "2026-12-06".length)}`;
  const lines = findAll(`${day} li:has(a[href="${pathOf(occurrence)}"])`, week);
  const line = lines.find((each) => wordsOf(each).includes(occurrence.name));
  return line && { isOff: line.properties.dataOff !== undefined, words: wordsOf(line) };
}

/** The line of a list that has the day of an occurrence and, if that is not its list's own, its name. */
function readLine(page: Root, { id: _id, name, start, page: path }: Occurrence) {
  const day = start.slice(0, "2026-12-06".length);
  const lines = findAll(`li:has(time[datetime="${day}"])`, page);
  const named = lines.find((line) => wordsOf(line).includes(name));
  const linked = lines.find(
    (line) => path && findAll(`a[href="/events/${path}"]`, line).length > 0,
  );
  const line = linked ?? named ?? lines.find((each) => findAll("a", each).length === 0);
  return line && { words: wordsOf(line) };
}

/** The entry of an occurrence in a calendar: that of its id, or of what subscribers know its date by. */
function findEntry(entries: CalendarEvent[], { id, dateIds = {} }: Occurrence) {
  const ids = [id, ...Object.values(dateIds)];
  const entry = entries.find(({ uid }) => ids.includes(uid.split("@")[0] ?? ""));
  if (!entry) return undefined;
  const { status, summary, description, location, start } = entry;
  return {
    isOff: status === "CANCELLED",
    words: `${summary} ${description} ${location}`,
    start: start.includes("T") ? start.slice(0, "2026-12-06T19:00".length) : undefined,
  };
}

/** The occurrence in the structured data of a page. */
function findForSearch(data: object, { name, start }: Occurrence): Statement | undefined {
  const { "@graph": graph } = JSON.parse(JSON.stringify(data));
  const event = graph.find(
    (each: Record<string, string>) =>
      each.name === name && each.startDate?.startsWith(start.slice(0, 16)),
  );
  if (!event) return undefined;
  return { isOff: event.eventStatus.endsWith("EventCancelled"), words: event.description ?? "" };
}
