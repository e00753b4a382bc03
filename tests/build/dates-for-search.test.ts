import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import {
  builtPage,
  findAll,
  findOne,
  structuredDataOf,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import { readBuiltFile } from "#tests/support/built-pages.ts";
import { type CalendarEvent, eventsInCalendar } from "#tests/support/calendar-program.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { britishDate, clockOf, clockRange, dayOf, type WallTime, withOffset } from "#time";

/** A date of a group or a service, as search engines find it on a page. */
type DateForSearch = {
  name: string;
  /** "2026-12-24T23:15:00+00:00", or a day. */
  startDate: WallTime;
  endDate?: string;
  eventStatus: string;
};

const church = builtChurch.facts;

/** Finds everything of one type that a page describes for search engines. */
function findOfType(page: string, type: string) {
  return structuredDataOf(page).filter((thing) => thing["@type"] === type);
}

/** Each page with dates of groups or services, and its calendar. */
const pagesWithDates: [page: string, calendar: string][] = [
  ["/", "services.ics"],
  ...builtChurch.groupDates.map(({ path }): [string, string] => [path, `${path.slice(1)}.ics`]),
];

test.each(pagesWithDates)(
  "every date that search engines learn from %s is in its calendar, with its name and its hours",
  (page, calendar) => {
    const dates: DateForSearch[] = findOfType(page, "Event");
    const entries = eventsInCalendar(readBuiltFile(calendar));
    expect(entries.map(writeEntry)).toEqual(expect.arrayContaining(dates.map(writeDate)));
  },
);

test.each(builtChurch.groupDates)(
  "search engines learn from the page of $name the dates that it lists, and which of them are off",
  ({ path, name, breaks }) => {
    const rows = findAll("main ol > li:not([hidden])", builtPage(path));
    const datesOnPage = rows.map((row) => ({
      day: findOne("time", row).properties.dateTime,
      isOff: row.properties.dataOff !== undefined,
      words: wordsOf(row),
    }));
    // They stand on another day, or the holidays take them.
    const left = ["moved to .*", ...breaks.map((gap) => gap.name)];
    const isLeftOut = new RegExp(`Off: (?:${left.join("|")})$`);
    const expected = datesOnPage.filter(({ words }) => !isLeftOut.test(words));
    const dates: DateForSearch[] = findOfType(path, "Event");
    expect(dates.map((date) => [dayOf(date.startDate), isOff(date)])).toEqual(
      expected.map(({ day, isOff }) => [day, isOff]),
    );
    for (const [index, date] of dates.entries()) {
      if (date.name !== withPlainSpaces(name)) expect(expected[index]?.words).toContain(date.name);
    }
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

test("search engines find the next service and the special ones that the home page lists", () => {
  const dates: DateForSearch[] = findOfType("/", "Event");
  // "Carols Thursday 24 December, 7pm"
  const described = dates.map(({ name, startDate }) => {
    return `${name} ${britishDate(dayOf(startDate))}, ${clockRange(clockOf(startDate))}`;
  });
  const home = visibleAt(builtPage("/"));
  const [when, name] = wordsOfAll("[aria-label='When and where'] h2:first-child ~ div > p", home);
  expect(described[0]).toBe(`${name} ${when}`);
  const lines = wordsOfAll("#service-times h3 + ul > li", home);
  for (const line of lines.filter((words) => !words.includes("Off: moved to"))) {
    // "Carols Thursday 24 December, 7pm, The harbour steps"
    const isDescribed = described.some((words) => line.startsWith(words));
    expect(isDescribed, line).toBe(true);
  }
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

/** A name, and when it begins and ends: "2026-12-24T23:15:00+00:00", or a day. */
type NameAndHours = [name: string, start: string, end: string | undefined];

function writeDate({ name, startDate, endDate }: DateForSearch): NameAndHours {
  return [name, startDate, endDate];
}

/** Writes an entry of a calendar in the same way. */
function writeEntry({ summary, start, end }: CalendarEvent): NameAndHours {
  const name = summary.replace(/^(?:Off|To be confirmed): /, "");
  return [name, writeMoment(start), end && writeMoment(end)];
}

function writeMoment(moment: string): string {
  return moment.includes("T") ? withOffset(moment as WallTime) : moment;
}
