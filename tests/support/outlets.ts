import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { calendarAt } from "#app/calendars/calendar.server.ts";
import { googleLink } from "#app/calendars/calendar-links.ts";
import { icsFile } from "#app/calendars/event-entry.server.ts";
import { findComingChanges } from "#app/church/coming-changes.server.ts";
import { churchForSearch, groupForSearch } from "#app/church/dates-for-search.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import { eventPath, eventUrl } from "#app/events/event.ts";
import { structuredData } from "#app/events/event-for-search.tsx";
import { UpcomingList } from "#app/events/event-list.tsx";
import { UpcomingCarousel } from "#app/events/events-carousel.tsx";
import { type EventsSource, readingOf } from "#app/events/events-source.ts";
import type { Snapshot } from "#app/events/snapshot.ts";
import { WholeEvent } from "#app/events/whole-event.tsx";
import { NextEvents } from "#app/groups/group-answers.tsx";
import { GroupDates } from "#app/groups/group-dates.tsx";
import { readGroupDiary } from "#app/groups/group-diary.server.ts";
import { comingServicesFacts } from "#app/home/next-service.server.ts";
import { ComingServices } from "#app/home/service-times.tsx";
import { serviceFactsOf } from "#app/home/service-words.ts";
import { listedServices, specialServices } from "#app/home/special-services.server.ts";
import { type Facts, FactsContext } from "#app/layout/site.ts";
import { findNotices } from "#app/layout/timed-notices.server.ts";
import { ComingWeek } from "#app/week/coming-week.tsx";
import { readWeek } from "#app/week/week-of-build.server.ts";
import { noticesAt } from "#app/week/week-words.ts";
import { feedAt } from "#churchsuite";
import { applyChanges, comingDates } from "#dates";
import { britishDate, churchTimeAt, clockOf, type Day, type WallTime } from "#time";
import { type CalendarEvent, eventsInCalendar } from "./calendar-program.ts";
import { clockTimesIn } from "./clock-times.ts";
import { findAll as all, findOne as one, wordsOf, wordsOfAll } from "./html.ts";
import { visibleAt } from "./visible-at.ts";

/** What an outlet says of an event or a date, as far as it does: a clock time or two on 24 hours, a place, and what else marks it. */
export type Told = {
  isOff: boolean;
  mark?: string | undefined;
  clocks?: string[];
  where?: string | undefined;
};

/** What is asked for: where the outlets that stand day by day have it, and below which link. */
type Asked = { name: string; day: Day; link: string };
type DateAsked = Asked & { of: string; start?: string; page: string };

const picture = "/picture.jpg";

/** Everything that shows dates, of a church's site while its feed has these events. Each answers what it tells, or nothing. */
export function outletsOf(
  opened: Church,
  snapshot: Snapshot,
  calendars: Map<string, CalendarEvent[]>,
) {
  const { facts: church, services, now } = opened;
  const changes = findComingChanges(opened);
  const events = applyChanges(snapshot.events, changes, church);
  const [main] = church.services;
  const facts: Facts = { church, builtAt: churchTimeAt(now), analytics: null };
  const html = (element: ReactNode): Root => {
    const inFacts = createElement(FactsContext, { value: facts }, element);
    return fromHtml(renderToStaticMarkup(inFacts), { fragment: true });
  };
  const feed = feedAt("", "embed", { phones: [], streams: [] });
  const source: EventsSource = { feed, changes, snapshot, calendar: "/calendar" };
  const inIsland = { source, groups: [], failedWords: "" };
  const list = html(createElement(UpcomingList, { ...inIsland, picture }));
  const notices = findNotices(opened);
  const shownWeek = readWeek(opened, notices);
  const week = html(createElement(ComingWeek, { week: shownWeek, notices, failedWords: "" }));
  const special = specialServices(services);
  const everything = calendarFrom(opened, "/calendar.ics");
  const ofEvents = calendarFrom(opened, "/events.ics");
  const said = noticesAt(notices, Number(now));
  const { text } = shownWeek;
  const things = thingsIn(structuredData(events, null, { church, picture }));
  const diaries = new Map<string, Root>();
  /** What home for the services, or the page of a group, lists in words, and what it tells search engines. */
  const pages = new Map<string, { words: string[]; told: Thing[] }>();
  const keepPage = (of: string, dates: ReactNode, told: object) =>
    pages.set(of, {
      words: wordsOfAll("li", visibleAt(html(dates), Number(now))),
      told: thingsIn(told),
    });
  const listed = listedServices(services, now);
  const comingServices = comingServicesFacts(services, serviceFactsOf(church), churchTimeAt(now));
  keepPage(
    "service",
    createElement(ComingServices, { coming: comingServices, special }),
    churchForSearch(church, services, { picture, listed }),
  );
  for (const group of opened.groups) {
    const { slug } = group;
    const diary = readGroupDiary(opened, slug);
    diaries.set(slug, html(diary && createElement(NextEvents, diary)));
    const its = findSeries(opened.groupDates, slug);
    const coming = comingDates(its, now);
    const dates = createElement(GroupDates, { group, series: its, coming });
    keepPage(slug, dates, groupForSearch(church, its, coming.listed, { picture }));
  }

  const eventOf = (id: string) => {
    const event = events.find((one) => one.id === id);
    if (!event) throw new Error(`the feed has no event ${id}`);
    return event;
  };
  const alone = (id: string) => ({
    ...source,
    snapshot: { ...snapshot, events: snapshot.events.filter((event) => event.id === id) },
  });
  const linkOf = (id: string) => eventPath(eventOf(id));
  const urlOf = (id: string) => eventUrl(eventOf(id), church.website);

  /** Of one event of the feed. */
  const ofEvent: Record<string, (id: string) => Told | undefined> = {
    carousel: (id) => {
      const props = { ...inIsland, source: alone(id), name: "Events" };
      return shown(all(`#${id}`, html(createElement(UpcomingCarousel, props))));
    },
    list: (id) => shown(all(`#${id}`, list)),
    "its own page": (id) => {
      const its = { event: eventOf(id), group: null, reading: readingOf(source) };
      const page = html(createElement(WholeEvent, its));
      const mark = wordsOfAll("p[data-badge]", page).join(" ");
      const [when = "", where] = wordsOfAll("dd", page);
      return { isOff: all("h1 s", page).length > 0, mark, where, clocks: clockTimesIn(when) };
    },
    "the event as a file": (id) => {
      const file = icsFile(eventOf(id), church.website, now);
      return inCalendar(eventsInCalendar(file)[0]);
    },
    "Google’s calendar": (id) => {
      const event = eventOf(id);
      if (event.status === "cancelled") return undefined;
      const { searchParams } = new URL(googleLink(event, church.website));
      const { dates = "", details = "", location = "" } = Object.fromEntries(searchParams);
      const clocks = new Set(dates.split("/").map((time) => time.replace(IN_A_LINK, "$1:$2")));
      return { isOff: false, mark: details, where: location, clocks: [...clocks] };
    },
    "the calendar of events": (id) => inCalendar(ofEvents.find(({ url }) => url === urlOf(id))),
    "the calendar of everything": (id) =>
      inCalendar(everything.find(({ url }) => url === urlOf(id))),
    "search engines": (id) => forSearch(things.find(({ url }) => url === urlOf(id))),
  };

  /** Of an event or a date of the seven days to come. */
  const ofWeek: Record<string, (asked: Asked) => Told | undefined> = {
    "This Week": ({ day, link }) => {
      const [line] = all(`section[aria-labelledby="day-${day}"] li:has(a[href="${link}"])`, week);
      return line && inLine(line, "p", line.properties.dataOff !== undefined);
    },
    "the week as text": ({ name, day }) => {
      const told = inText(text, name, day);
      return told && { ...told, mark: `${told.mark} ${told.where}` };
    },
  };

  /** Of one date of a group or a service. */
  const ofDate: Record<string, (asked: DateAsked) => Told | undefined> = {
    "the page that lists it": ({ of, page }) => {
      const line = pages.get(of)?.words.find((words) => words.includes(page));
      return line === undefined ? undefined : { isOff: /^No[t ]/.test(line) };
    },
    "search engines": ({ of, day, start = day }) => {
      const things = pages.get(of)?.told;
      const told = forSearch(things?.find(({ startDate }) => startDate.startsWith(start)));
      // Of a date they have no words.
      return told && { ...told, mark: undefined };
    },
    "its calendar": (asked) => dateIn(calendars.get(asked.of) ?? [], asked),
  };

  /** Of a date for which no event stands, beside the week. */
  const inEverything = (asked: DateAsked) => dateIn(everything, asked);

  return {
    linkOf,
    nameOf: (of: string) => (of === "service" ? main.name : findSeries(opened.groupDates, of).name),
    ofEvent,
    ofWeek,
    ofDate,
    inEverything,
    /** Of one event on the page of its group. */
    ofDiary: (slug: string, id: string): Told | undefined => {
      const [line] = all(`li:has(a[href="${linkOf(id)}"])`, diaries.get(slug) ?? html(null));
      if (!line) return undefined;
      const mark = wordsOfAll("small", line).join();
      return { isOff: all("s", line).length > 0, mark, clocks: clocksOf(one("a + span", line)) };
    },
    /** How new the sheet on paper and the page of a group say that the diary is. */
    ofTheDiary: (slug: string): Record<string, string> => ({
      "the sheet on paper": wordsOf(one("h2 + div > p", week)),
      "the group’s page": wordsOf(one("p", diaries.get(slug) ?? html(null))),
    }),
    /** The notices that stand there. */
    notices: {
      "the top of pages": said,
      "the sheet on paper": wordsOfAll("h2 + div > p", visibleAt(week, Number(now))),
      "the week as text": text.split("\n").map((line) => line.replace(/^\* /, "")),
    } as Record<string, string[]>,
  };
}

const IN_A_LINK = /^.{8}T(..)(..).*/;

const clocksOf = (element: Element) => clockTimesIn(wordsOf(element));

/** An event as a page shows it. */
function shown([part]: Element[]): Told | undefined {
  if (!part) return undefined;
  const isOff = all("s", part).length > 0;
  const offers = /Book a place/.test(wordsOf(part));
  if (isOff && offers) throw new Error("off, and offers a place");
  const [where] = wordsOfAll("p", part).filter((words) => words.startsWith("Where: "));
  const mark = wordsOfAll("p[data-badge]", part).join(" ");
  return { isOff, mark, clocks: clocksOf(one("p:has(time)", part)), ...(where && { where }) };
}

/** A line of the week, its hours in a part of it. Of one that is off no place is told. */
function inLine(line: Element, hours: string, isOff: boolean): Told {
  const mark = wordsOf(line);
  return { isOff, mark, clocks: clocksOf(one(hours, line)), where: isOff ? undefined : mark };
}

function inText(text: string, name: string, day: Day): Told | undefined {
  const date = britishDate(day);
  const notes = text.split("\n").filter((line) => line.startsWith("* "));
  const mark = notes.filter((note) => note.includes(`${name} on ${date}`)).join();
  const ofDay = text.split("\n\n").find((block) => block.startsWith(`${date}\n`)) ?? "";
  const lines = ofDay.split("\n").map((line) => line.split(` ${name}`));
  const [clock = "", where] =
    lines.find(([, rest]) => rest !== undefined && /^(?:$|[,.])/.test(rest)) ?? [];
  if (where === undefined) return mark ? { isOff: true, mark } : undefined;
  return { isOff: false, mark, where, clocks: clockTimesIn(clock) };
}

/** The services' own calendar, and each group's: the same on all days. */
export function ownCalendars(opened: Church): Map<string, CalendarEvent[]> {
  const calendars = new Map([["service", calendarFrom(opened, "/services.ics")]]);
  for (const { slug } of opened.groups) {
    calendars.set(slug, calendarFrom(opened, `/activities/${slug}.ics`));
  }
  return calendars;
}

/** The date that is told at a time, or else the one that was planned for the day. */
function dateIn(entries: CalendarEvent[], { name, day, start }: DateAsked): Told | undefined {
  const named = entries.filter(({ summary }) => summary.includes(name));
  return inCalendar(
    named.find((entry) => start && entry.start.startsWith(start)) ??
      named.find(({ uid }) => uid.includes(`-${day}@`)),
  );
}

function calendarFrom(opened: Church, path: string): CalendarEvent[] {
  return eventsInCalendar(calendarAt(opened, path));
}

function inCalendar(entry: CalendarEvent | undefined): Told | undefined {
  if (!entry) return undefined;
  const { status, summary, description, location, start, end } = entry;
  const clocks = [start, end].flatMap((time) => (time ? [clockOf(time as WallTime)] : []));
  const mark = `${summary} ${description}`;
  return { isOff: status === "CANCELLED", mark, clocks, ...(location && { where: location }) };
}

type Thing = {
  url?: string;
  startDate: WallTime;
  endDate?: WallTime;
  eventStatus: string;
  description?: string;
  location?: { name?: string };
};

function forSearch(thing: Thing | undefined): Told | undefined {
  if (!thing) return undefined;
  const { startDate, endDate, eventStatus, description = "", location } = thing;
  const clocks = [startDate, ...(endDate ? [endDate] : [])].map(clockOf);
  const isOff = eventStatus.endsWith("EventCancelled");
  return { isOff, mark: description, clocks, ...(location?.name && { where: location.name }) };
}

/** The events in structured data, as whoever reads its JSON finds them. */
function thingsIn(data: unknown): Thing[] {
  return JSON.parse(JSON.stringify(data))["@graph"].flatMap(
    (thing: { "@type": string; subEvent?: Thing[] }) =>
      thing["@type"] === "Event" ? [thing] : (thing.subEvent ?? []),
  );
}
