import { globSync } from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import { expect, test } from "vitest";
import { findAgenda } from "#app/agenda/agenda.server.ts";
import { listDates } from "#app/agenda/list-dates.ts";
import { isOfFeed } from "#app/agenda/occurrence.ts";
import { findNewAddresses } from "#app/church/church-facts.server.ts";
import type { Series } from "#app/church/series.ts";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll, findOne, wordsOf } from "#tests/support/built-html.ts";
import { allEventPages, readBuiltFile, SITE } from "#tests/support/built-pages.ts";
import { type CalendarEvent, eventsInCalendar } from "#tests/support/calendar-program.ts";
import { type Day, dayOf } from "#time";

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

// app/changes-everywhere.test.ts looks at the calendars of the diary, and at what each entry says.
test.each([...groupCalendars])(
  "%s has every day of the year and of its events, and no other",
  (file, series) => {
    const entries = eventsInCalendar(readBuiltFile(file));
    const dates = listDates(series, facts).map(({ occurrence }) => occurrence);
    const { occurrences } = findAgenda(builtChurch);
    const events = occurrences.filter((each) => isOfFeed(each) && each.series.includes(series.id));
    const days = [...dates, ...events]
      .filter(({ movedTo, isBreak }) => !movedTo && !isBreak)
      .map(({ start }) => dayOf(start));
    expect([...new Set(entries.map(dayOfEntry))].sort()).toEqual([...new Set(days)].sort());
  },
);

function dayOfEntry({ start }: CalendarEvent): Day {
  return start.slice(0, "2026-12-06".length);
}

test("the calendar of the services has each of their days, and every special service that home lists", () => {
  const entries = eventsInCalendar(readBuiltFile(SERVICES));
  const days = new Set(entries.map(dayOfEntry));
  const meetings = services.flatMap((service) => service.meetings);
  for (const { day, movedTo } of meetings) expect(days.has(movedTo?.day ?? day), day).toBe(true);
  const special = findAll("#service-times li b", builtPage("/")).map(wordsOf);
  const names = entries.map(({ summary }) => summary);
  for (const name of special) expect(names).toContainEqual(expect.stringContaining(name));
});

/** The pages that lead to a calendar; event-page.test.ts tests those of events. */
const pagesWithCalendar = ["/", "/this-week", ...groupDates.map((series) => series.path)];

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

test("home, This Week and every group with dates lead to their calendars in three ways", () => {
  const { host } = new URL(facts.website);
  for (const page of pagesWithCalendar) {
    const address = calendarAddressOf(page);
    const subscription = `webcal://${host}${address}`;
    const file = encodeURIComponent(new URL(address, facts.website).href);
    const links = findAll("a", calendarMenuOf(page));
    expect(
      links.map((link) => [wordsOf(link), link.properties.href]),
      page,
    ).toEqual([
      ["Apple or other calendar", subscription],
      [
        "Google Calendar (on a computer)",
        `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`,
      ],
      ["Outlook", `https://outlook.live.com/calendar/0/addfromweb?url=${file}`],
    ]);
  }
});
