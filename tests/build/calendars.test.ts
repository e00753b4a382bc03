import { globSync } from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import { expect, test } from "vitest";
import { findDatesOfGroup } from "#app/calendars/dates-of-group.server.ts";
import { findNewAddresses } from "#app/church/church-facts.server.ts";
import { type Meeting, moveToNewDay, type Series, takesPlace } from "#dates";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll, findOne, wordsOf } from "#tests/support/built-html.ts";
import {
  allEventPages,
  builtPages,
  eventPages,
  readBuiltFile,
  SITE,
} from "#tests/support/built-pages.ts";
import { type CalendarEvent, eventsInCalendar } from "#tests/support/calendar-program.ts";
import { addDays, dayOf } from "#time";

const { facts, services, groupDates } = builtChurch;

/** "/activities/pw" has the calendar "activities/pw.ics". */
function calendarOf(page: string): string {
  return `${page.slice(1)}.ics`;
}

/** The calendars with events of the diary. */
const diaryCalendars = ["calendar.ics", "events.ics"];

/** The calendar of each group, with the group's dates. */
const groupCalendars = new Map<string, Series>();
for (const series of groupDates) {
  groupCalendars.set(calendarOf(series.path), series);
  // Whoever has subscribed to a group at its old address still gets its dates.
  for (const [oldAddress, newAddress] of findNewAddresses(facts)) {
    if (newAddress === series.path) groupCalendars.set(calendarOf(oldAddress), series);
  }
}

const SERVICES = "services.ics";

const allCalendars = [
  ...diaryCalendars,
  SERVICES,
  ...groupCalendars.keys(),
  ...allEventPages.map(calendarOf),
];

test("there is a calendar of everything, of the diary, of the services, of each group and of each event, and no other", () => {
  const files = globSync("**/*.ics", { cwd: SITE });
  const names = files.map((file) => file.replaceAll(path.sep, "/"));
  expect(names.sort()).toEqual(allCalendars.toSorted());
});

test("the lines of every calendar end as RFC 5545 wants it, and none is empty or longer than 75 bytes", () => {
  for (const file of allCalendars) {
    const calendar = readBuiltFile(file);
    expect(calendar.replaceAll("\r\n", ""), file).not.toMatch(/[\r\n]/);
    expect(calendar, file).toMatch(/[^\n]\r\n$/);
    for (const line of calendar.trimEnd().split("\r\n")) {
      expect(line, file).not.toBe("");
      expect(Buffer.byteLength(line), `${line} in ${file}`).toBeLessThanOrEqual(75);
    }
  }
});

test("a calendar program reads every calendar, and finds no entry in it twice", () => {
  for (const file of allCalendars) {
    const calendar = readBuiltFile(file);
    const entries = eventsInCalendar(calendar);
    expect(entries.length, file).toBeGreaterThan(0);
    expect(entries.length, file).toBe(calendar.split("BEGIN:VEVENT").length - 1);
    expect(new Set(entries.map(({ uid }) => uid)).size, file).toBe(entries.length);
    for (const { start, status } of entries) {
      expect(start, file).toMatch(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:00)?$/);
      expect(status, file).toMatch(/^(?:CONFIRMED|TENTATIVE|CANCELLED)$/);
    }
  }
});

// app/calendars/subscriber.test.ts and app/changes-everywhere.test.ts look at the calendars of the diary.
test.each([...groupCalendars])(
  "%s has every date of the year and its events, and no other",
  (file, series) => {
    const entries = eventsInCalendar(readBuiltFile(file));
    const { events } = findDatesOfGroup(builtChurch, series.id);
    const daysInDiary = events.map((event) => dayOf(moveToNewDay(event).start));
    const days = new Set([...listDates(series).map(dayOfLine), ...daysInDiary]);
    expect([...new Set(entries.map(dayOfEntry))].sort()).toEqual([...days].sort());
    // Sections have entries of their own: app/calendars/calendar.test.ts looks at them.
    if (series.sections.length > 0) return;
    // The diary knows better what is on some of the days.
    const ofRule = entries.filter((entry) => !daysInDiary.includes(dayOfEntry(entry)));
    const lines = listDates(series).filter((line) => !daysInDiary.includes(dayOfLine(line)));
    expect(ofRule.map(writeEntry).sort()).toEqual(lines.sort());
  },
);

function dayOfEntry({ start }: CalendarEvent): string {
  return dayOfLine(start);
}

function dayOfLine(line: string): string {
  return line.slice(0, "2026-12-06".length);
}

test("the calendar of the services has each of their days, and every special service that home lists", () => {
  const entries = eventsInCalendar(readBuiltFile(SERVICES));
  const days = new Set(entries.map(dayOfEntry));
  const meetings = services.flatMap((service) => service.meetings);
  for (const { day, movedTo } of meetings) expect(days.has(movedTo ?? day), day).toBe(true);
  const special = findAll("#service-times li b", builtPage("/")).map(wordsOf);
  const names = entries.map(({ summary }) => summary);
  for (const name of special) expect(names).toContainEqual(expect.stringContaining(name));
});

/** Writes an entry on one line: "2026-12-24T23:15:00 to 2026-12-25T00:15:00, Watchnight, The church". */
function writeEntry({ start, end = start, summary, location }: CalendarEvent): string {
  const { street, town, postcode } = facts.address;
  const place = location?.replace(`, ${street}, ${town}, ${postcode}`, "");
  return `${start} to ${end}, ${summary}, ${place}`;
}

/** Writes the dates of a series in the same way. A meeting that is moved stands on its new day alone. */
function listDates(series: Series): string[] {
  const meetings = series.meetings.filter(({ movedTo }) => movedTo === undefined);
  return meetings.map((meeting) => {
    const { day, hours, start, end } = meeting;
    const span = hours.from ? `${start} to ${end}` : `${day} to ${addDays(day, 1)}`;
    const off = takesPlace(meeting) ? "" : "Off: ";
    const date = `${span}, ${off}${nameMeeting(meeting, series)}, ${findPlace(meeting, series)}`;
    return date.replaceAll("\u00a0", " ");
  });
}

/** "Watchnight" for a service; "Choir: Christmas supper" for a group. */
function nameMeeting({ name }: Meeting, series: Series): string {
  if (!name) return series.name;
  return series.isService ? name : `${series.name}: ${name}`;
}

function findPlace({ where }: Meeting, series: Series): string {
  if (where) return where;
  return series.room ? `${series.room}, ${series.where}` : series.where;
}

/** The pages that lead to a calendar. event-page.test.ts tests those of events. */
const pagesWithCalendar = builtPages
  .filter((page) => !eventPages.includes(page))
  .filter((page) => findAll('a[href$=".ics"]', builtPage(page)).length > 0);

test("home, every group with dates and This Week lead to their calendars", () => {
  const expected = ["/", "/this-week", ...groupDates.map((series) => series.path)];
  expect(pagesWithCalendar).toEqual(expect.arrayContaining(expected));
});

/** The address of the calendar to which a page leads. */
function calendarAddressOf(page: string): string {
  if (page === "/") return "/services.ics";
  if (page === "/this-week") return "/calendar.ics";
  return `${page}.ics`;
}

/** The menu of a page that leads to its calendar. */
function calendarMenuOf(page: string): Element {
  return findOne('main details:has([href^="webcal:"])', builtPage(page));
}

test("a visitor can subscribe to the calendar of a page, or download it", () => {
  const { host } = new URL(facts.website);
  for (const page of pagesWithCalendar) {
    const address = calendarAddressOf(page);
    const subscription = `webcal://${host}${address}`;
    const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`;
    const expected = [subscription, google, address];
    const isOfEverything = address === "/calendar.ics";
    if (isOfEverything) expected.push(`webcal://${host}/events.ics`);
    const links = findAll("a", calendarMenuOf(page));
    expect(
      links.map(({ properties }) => properties.href),
      page,
    ).toEqual(expected);
    expect(links[2]?.properties.download, page).toBeDefined();
    expect(links.slice(0, 2).map(wordsOf), page).toEqual([
      "iPhone, iPad or Mac",
      "Google, on a computer (it reaches Android phones from there)",
    ]);
  }
});

test("where no program opens a calendar, its address can be read and copied", () => {
  for (const page of pagesWithCalendar) {
    const address = new URL(calendarAddressOf(page), facts.website).href;
    expect(wordsOf(calendarMenuOf(page)), page).toContain(address);
    const { dataCopies } = findOne("button", calendarMenuOf(page)).properties;
    expect(dataCopies, page).toBe(address);
  }
});
