import { expect, test } from "vitest";
import { findDatesOfGroup } from "#app/calendars/dates-of-group.server.ts";
import type { ScheduleForSearch } from "#app/church/dates-for-search.server.ts";
import type { Meeting, Series } from "#dates";
import { recurringDays } from "#dates/testing";
import { builtChurch } from "#tests/support/built-church.ts";
import {
  builtPage,
  findAll,
  findOne,
  structuredDataOf,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { britishDate, clockOf, clockRange, dayOf, type WallTime, withOffset } from "#time";

/** A date of a group or a service, as search engines find it on a page. */
type DateForSearch = {
  name: string;
  startDate: WallTime;
  endDate?: string;
  eventStatus: string;
};

/** A group or a service, as search engines find it on a page. */
type SeriesForSearch = DateForSearch & {
  eventSchedule: ScheduleForSearch;
  /** The dates that the page lists. */
  subEvent?: DateForSearch[];
};

const church = builtChurch.facts;

/** Finds everything of one type that a page describes for search engines. */
function findOfType(page: string, type: string) {
  return structuredDataOf(page).filter((thing) => thing["@type"] === type);
}

/** Each page with groups or services, and those that are on it. */
const pagesWithSeries: [page: string, series: Series[]][] = [
  ["/", builtChurch.services],
  ...builtChurch.groupDates.map(({ id, path }): [string, Series[]] => {
    return [path, [findDatesOfGroup(builtChurch, id).series]];
  }),
];

test.each(pagesWithSeries)(
  "search engines learn from %s on which days and at what hours it is, without the holidays",
  (page, series) => {
    const seriesWithDates = series.filter(({ meetings }) => meetings.length > 0);
    const described: SeriesForSearch[] = findOfType(page, "EventSeries");
    expect(described.map(({ name }) => name)).toEqual(
      seriesWithDates.map(({ name }) => withPlainSpaces(name)),
    );
    for (const [index, { meetings, from, to }] of seriesWithDates.entries()) {
      const { eventSchedule } = described[index] ?? {};
      const usualMeetings = meetings.filter(
        ({ change, movedFrom }) => change !== "off" && change !== "extra" && !movedFrom,
      );
      const scheduledDays = eventSchedule?.startDate ? listDays(eventSchedule) : [];
      expect(scheduledDays).toEqual(usualMeetings.map(({ day }) => day));
      expect(eventSchedule?.startTime).toBe(from);
      expect(eventSchedule?.endTime).toBe(to);
    }
  },
);

test("every date that search engines learn from a page is one of the church's, with its name and its hours", () => {
  for (const [page, series] of pagesWithSeries) {
    const described: SeriesForSearch[] = findOfType(page, "EventSeries");
    for (const { name, subEvent = [] } of described) {
      const own = series.find((each) => withPlainSpaces(each.name) === name) ?? expect.fail();
      const dates = listDates(own, own.meetings);
      expect(dates, page).toEqual(expect.arrayContaining(subEvent.map(writeDate)));
    }
  }
});

test.each(builtChurch.groupDates)(
  "search engines learn from the page of $name the dates that it lists, and which of them are off",
  (series) => {
    const { path } = series;
    const [described]: SeriesForSearch[] = findOfType(path, "EventSeries");
    const dates = described?.subEvent ?? [];

    // The diary has a name for some of them.
    const { meetings } = findDatesOfGroup(builtChurch, series.id).series;
    const ownNames = meetings.flatMap(({ name }) => (name ? [withPlainSpaces(name)] : []));
    const rows = findAll("main ol > li:not([hidden]):has(time)", builtPage(path));
    const datesOnPage = rows.map((row) => {
      const [words = ""] = wordsOfAll("time + span", row);
      const ownName = ownNames.find((name) => words.startsWith(name));
      const day = findOne("time", row).properties.dateTime;
      return [day, ownName ?? withPlainSpaces(series.name)];
    });
    const takingPlace = dates.filter((date) => !isOff(date));
    expect(takingPlace.map(({ name, startDate }) => [dayOf(startDate), name])).toEqual(datesOnPage);

    const rowsWithoutDate = wordsOfAll("main ol > li:not(:has(time))", visibleAt(builtPage(path)));
    const offOnPage = rowsWithoutDate.filter((words) => /^Not (?!.*: moved to )/.test(words));
    expect(dates.filter(isOff).map(({ startDate }) => britishDate(dayOf(startDate)))).toEqual(
      offOnPage.map((words) => words.split(/Not |:/)[1]),
    );
  },
);

test("search engines learn that the page of every group is below the home page", () => {
  for (const { path, name } of builtChurch.groupDates) {
    const [trail] = findOfType(path, "BreadcrumbList");
    expect(trail.itemListElement, path).toMatchObject([
      { position: 1, item: church.website },
      { position: 2, name: withPlainSpaces(name) },
    ]);
  }
});

/** The dates of the services on the home page, as parts of them. */
const serviceDates = findOfType("/", "EventSeries").flatMap(
  ({ subEvent = [] }: SeriesForSearch) => subEvent,
);

/** The special services on the home page, each by itself. */
const specialServices: DateForSearch[] = findOfType("/", "Event");

test("search engines find the next service and the special ones that the home page lists", () => {
  const takingPlace = [...serviceDates, ...specialServices].filter((date) => !isOff(date));
  const inOrder = takingPlace.sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  // "Carols Thursday 24 December, 7pm"
  const described = inOrder.map(({ name, startDate }) => {
    return `${name} ${britishDate(dayOf(startDate))}, ${clockRange(clockOf(startDate))}`;
  });
  const home = visibleAt(builtPage("/"));
  const [when, name] = wordsOfAll("[aria-label='The next service'] h2:first-child ~ div > p", home);
  expect(described[0]).toBe(`${name} ${when}`);
  // A service with a page of its own is described there.
  const lines = wordsOfAll("#service-times h3 + ul > li:not(:has(a))", home);
  for (const line of lines.filter((words) => !words.startsWith("No "))) {
    // "Carols Thursday 24 December, 7pm, The harbour steps"
    const isDescribed = described.some((words) => line.startsWith(words));
    expect(isDescribed, line).toBe(true);
  }
});

test("search engines find each special service by itself, and not as a date of the usual one", () => {
  const extraMeetings = builtChurch.services.flatMap((series) => {
    const meetings = series.meetings.filter(({ change }) => change === "extra");
    return listDates(series, meetings);
  });
  expect(extraMeetings).toEqual(expect.arrayContaining(specialServices.map(writeDate)));
  for (const date of serviceDates) expect(extraMeetings).not.toContainEqual(writeDate(date));
});

test("search engines learn where the church is, and when it is open, as the home page says it", () => {
  const [churchForSearch, ...others] = findOfType("/", "Church");
  expect(others).toEqual([]);
  const words = wordsOf(findOne("body", builtPage("/")));
  for (const fact of [
    churchForSearch.name,
    churchForSearch.address.streetAddress,
    churchForSearch.address.postalCode,
    churchForSearch.telephone.replace("+44 ", "0"),
  ]) {
    expect(words).toContain(withPlainSpaces(fact));
  }
  expect(churchForSearch.sameAs ?? []).toEqual(church.social.map(({ url }) => url));
  expect(churchForSearch.openingHoursSpecification[0]).toMatchObject({
    opens: church.services[0].from,
  });
});

function isOff({ eventStatus }: DateForSearch): boolean {
  return eventStatus === "https://schema.org/EventCancelled";
}

/** The words of a page have plain spaces alone. */
function withPlainSpaces(words: string): string {
  return words.replaceAll("\u00a0", " ");
}

const frequencies: Record<string, string> = {
  P1W: "FREQ=WEEKLY",
  P2W: "FREQ=WEEKLY;INTERVAL=2",
  P1M: "FREQ=MONTHLY",
};

/** Lists the days of a schedule, as a calendar program works them out. */
function listDays(schedule: ScheduleForSearch): string[] {
  const { repeatFrequency, byDay, startDate, endDate, exceptDate = [] } = schedule;
  // "https://schema.org/Tuesday" is "TU" in a calendar. Those of a month are "2SU" or "-1SU" in both.
  const days = [byDay].flat().map((day) => day.replace(/^https:.*\/(..).*/, "$1").toUpperCase());
  const rule = `${frequencies[repeatFrequency]};BYDAY=${days}`;
  return recurringDays(rule, startDate, endDate).filter((day) => !exceptDate.includes(day));
}

/** A name, and when it begins and ends: "2026-12-24T23:15:00+00:00", or a day. */
type NameAndHours = [name: string, start: string, end: string | undefined];

function writeDate({ name, startDate, endDate }: DateForSearch): NameAndHours {
  return [name, startDate, endDate];
}

/** Writes meetings of a series in the same way. One that is moved stands on its new day alone. */
function listDates(series: Series, meetings: Meeting[]): NameAndHours[] {
  const notMoved = meetings.filter(({ movedTo }) => movedTo === undefined);
  return notMoved.map(({ day, name = series.name, hours, start, end }) => [
    withPlainSpaces(name),
    hours.from ? withOffset(start) : day,
    hours.from && end > start ? withOffset(end) : undefined,
  ]);
}
