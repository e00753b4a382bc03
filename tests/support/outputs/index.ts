import {
  readCalendarOfEvents,
  readDateInEverything,
  readEventFile,
  readEventInEverything,
  readGoogleLink,
  readSeriesCalendar,
} from "./calendars.ts";
import { readCarousel, readEventList, readEventPage, readSeriesPage } from "./pages.ts";
import { readDateForSearch, readEventForSearch } from "./search.ts";
import type { DateOutput, EventOutput, NoticeOutput } from "./statement.ts";
import { readNoticesOnSheet } from "./week.ts";

export { type BuiltSite, buildSite, readSeriesCalendars } from "./built-site.ts";
export { readGroupDiaryLine } from "./pages.ts";
export type { EventOutput, SeriesDate, Statement } from "./statement.ts";
export { readWeekSheet } from "./week.ts";

/*
 * An output is anything with which the site shows an event or a date: the carousel, a calendar file, the data for search
 * engines. A new one is a function that reads it, in the file of its kind, and an entry in one of these tables. What it
 * needs of the site goes into built-site.ts.
 */

/** The outputs with the events of ChurchSuite's calendar, each of which has every event. */
export const eventOutputs: EventOutput[] = [
  {
    name: "the carousel",
    read: readCarousel,
    ifOff: "shown as off",
    ifMoved: "shown as off",
  },
  {
    name: "the list",
    read: readEventList,
    ifOff: "shown as off",
    ifMoved: "shown as off",
  },
  {
    name: "the event’s own page",
    read: readEventPage,
    ifOff: "shown as off",
    ifMoved: "shown as off",
  },
  {
    name: "the event as a file",
    read: readEventFile,
    ifOff: "shown as off",
    ifMoved: "shown on the new day",
  },
  {
    name: "Google’s calendar",
    read: readGoogleLink,
    ifOff: "left out",
    ifMoved: "left out",
  },
  {
    name: "the calendar of events",
    read: readCalendarOfEvents,
    ifOff: "shown as off",
    ifMoved: "shown on the new day",
  },
  {
    // The group's date on the other day stands there for a moved event.
    name: "the calendar of everything",
    read: readEventInEverything,
    ifOff: "shown as off",
    ifMoved: "left out",
  },
  {
    name: "search engines",
    read: readEventForSearch,
    ifOff: "shown as off",
    ifMoved: "shown on the new day",
  },
];

/** The outputs with the dates of one group, or of the services. */
export const dateOutputs: DateOutput[] = [
  { name: "the page that lists it", read: readSeriesPage, hasWholeYear: false },
  { name: "search engines", read: readDateForSearch, hasWholeYear: false },
  { name: "its calendar", read: readSeriesCalendar, hasWholeYear: true },
];

/** A date for which no event stands is in the calendar of everything, too. */
export const calendarOfEverything: DateOutput = {
  name: "the calendar of everything",
  read: readDateInEverything,
  hasWholeYear: true,
};

/** The outputs with the notices of a day. */
export const noticeOutputs: NoticeOutput[] = [
  { name: "the top of pages", read: (site) => site.notices },
  { name: "the sheet on paper", read: readNoticesOnSheet },
];
