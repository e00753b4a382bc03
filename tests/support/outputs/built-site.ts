import type { Root } from "hast";
import { createElement, type ReactNode } from "react";
import { writeCalendarAt } from "#app/calendars/calendar.server.ts";
import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import { findComingChanges } from "#app/church/coming-changes.server.ts";
import { describeChurch, describeGroup } from "#app/church/dates-for-search.server.ts";
import { findGroup } from "#app/church/groups.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { describeEvents } from "#app/events/event-for-search.tsx";
import { UpcomingList } from "#app/events/event-list.tsx";
import type { EventsSource } from "#app/events/events-source.ts";
import type { Snapshot } from "#app/events/snapshot.ts";
import { NextEvents } from "#app/groups/group-answers.tsx";
import { GroupDates } from "#app/groups/group-dates.tsx";
import { readGroupDiary } from "#app/groups/group-diary.server.ts";
import { listAnnouncedServices, listComingServices } from "#app/home/coming-services.server.ts";
import { ComingServices } from "#app/home/coming-services.tsx";
import { findKnownServices } from "#app/home/known-services.server.ts";
import { findNotices } from "#app/layout/timed-notices.server.ts";
import { ComingWeek } from "#app/week/coming-week.tsx";
import { readWeek } from "#app/week/week-of-build.server.ts";
import { feedAt } from "#churchsuite";
import { applyChanges, findComingDates } from "#dates";
import { type CalendarEvent, eventsInCalendar } from "#tests/support/calendar-program.ts";
import { renderPart } from "#tests/support/render-part.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { isWithinSpan } from "#time";
import { type EventForSearch, listEventsForSearch } from "./events-for-search.ts";

/** The picture of every page and event without one of its own. */
const PICTURE = "/picture.jpg";

/** What the site of a church makes of its words and its feed on one day. Outputs are read from it. */
export type BuiltSite = {
  church: ChurchFacts;
  /** The moment for which it is built. */
  now: Date;
  /** Renders a part of a page. */
  render: (part: ReactNode) => Root;
  /** The feed's events with the changes of notices.yaml, as carousel and list get them. */
  source: EventsSource;
  /** The feed's events after the changes of notices.yaml. */
  events: ChurchEvent[];
  /** The list of events on /events. */
  eventList: Root;
  /** The events on /events, as search engines find them. */
  eventsForSearch: EventForSearch[];
  /** The sheet on /this-week. */
  week: Root;
  /** The words of the notices at the top of pages. */
  notices: string[];
  /** Events and dates together, as a calendar program reads /calendar.ics. */
  calendarOfEverything: CalendarEvent[];
  /** /events.ics */
  calendarOfEvents: CalendarEvent[];
  /** The page of each group by its slug, and the home page as "service". */
  seriesPages: Map<string, SeriesPage>;
};

/** The page on which the dates of a group, or of the services, stand. */
type SeriesPage = {
  /** Its list of dates, as visitors see it at the moment of the build. */
  dates: Root;
  /** The dates, as search engines find them. */
  datesForSearch: EventForSearch[];
  /** The events of the group in ChurchSuite's calendar; empty if it has none. */
  diary: Root;
  /** /services.ics or the calendar of the group. */
  calendar: CalendarEvent[];
};

/**
 * The calendars of the services (as "service") and of each group, by its slug. They are the same on all days, and take
 * long to read.
 */
export function readSeriesCalendars(church: Church): Map<string, CalendarEvent[]> {
  const calendars = new Map([["service", readCalendar(church, "/services.ics")]]);
  for (const { slug } of church.groups) {
    calendars.set(slug, readCalendar(church, `/activities/${slug}.ics`));
  }
  return calendars;
}

/** Builds whatever shows dates, while the feed has the events of the snapshot. */
export function buildSite(
  church: Church,
  snapshot: Snapshot,
  seriesCalendars: Map<string, CalendarEvent[]>,
): BuiltSite {
  const { facts, now, time } = church;
  const render = (part: ReactNode) => renderPart(part, facts, time);
  const changes = findComingChanges(church);
  const events = applyChanges(snapshot.events, changes, facts);
  const feed = feedAt("", "embed");
  const source: EventsSource = { feed, changes, snapshot, calendar: "/calendar" };
  const listProps = { source, groups: [], failedWords: "", picture: PICTURE };
  const notices = findNotices(church);
  const week = readWeek(church);
  const noticesNow = notices.filter((notice) => isWithinSpan(now.getTime(), notice));
  const host = { church: facts, picture: PICTURE };

  const seriesPages = new Map<string, SeriesPage>();
  const servicesCalendar = seriesCalendars.get("service") ?? [];
  seriesPages.set("service", buildServicesPage(church, render, servicesCalendar));
  for (const { slug } of church.groups) {
    const calendar = seriesCalendars.get(slug) ?? [];
    seriesPages.set(slug, buildGroupPage(church, slug, render, calendar));
  }

  return {
    church: facts,
    now,
    render,
    source,
    events,
    eventList: render(createElement(UpcomingList, listProps)),
    eventsForSearch: listEventsForSearch(describeEvents(events, null, host)),
    week: render(createElement(ComingWeek, { week, notices, failedWords: "" })),
    notices: noticesNow.map(({ words }) => words),
    calendarOfEverything: readCalendar(church, "/calendar.ics"),
    calendarOfEvents: readCalendar(church, "/events.ics"),
    seriesPages,
  };
}

function readCalendar(church: Church, path: string): CalendarEvent[] {
  return eventsInCalendar(writeCalendarAt(church, path));
}

/** The home page's list of services. */
function buildServicesPage(
  church: Church,
  render: BuiltSite["render"],
  calendar: CalendarEvent[],
): SeriesPage {
  const { facts, services, now, time } = church;
  const coming = listComingServices(findKnownServices(church).all, time);
  const listed = listAnnouncedServices(services, now);
  const dates = render(createElement(ComingServices, { coming }));
  const forSearch = describeChurch(facts, services, { picture: PICTURE, listed });
  return {
    dates: visibleAt(dates, now.getTime()),
    datesForSearch: listEventsForSearch(forSearch),
    diary: render(null),
    calendar,
  };
}

function buildGroupPage(
  church: Church,
  slug: string,
  render: BuiltSite["render"],
  calendar: CalendarEvent[],
): SeriesPage {
  const { facts, groups, groupDates, now } = church;
  const group = findGroup(groups, slug);
  const series = findSeries(groupDates, slug);
  const coming = findComingDates(series, now);
  const dates = render(createElement(GroupDates, { group, series, coming }));
  const forSearch = describeGroup(facts, series, coming.listed, { picture: PICTURE });
  const diary = readGroupDiary(church, slug);
  return {
    dates: visibleAt(dates, now.getTime()),
    datesForSearch: listEventsForSearch(forSearch),
    diary: render(diary && createElement(NextEvents, diary)),
    calendar,
  };
}
