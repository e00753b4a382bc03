import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { convertIcsCalendar, type IcsDateObject, type IcsEvent } from "ts-ics";
import { expect, test } from "vitest";
import { movedAddresses, readChurch } from "#app/content-loader/church.server.ts";
import type { Series } from "#app/meetings/meeting.ts";
import { readGroupSeries, readServices } from "#app/meetings/series.server.ts";
import { buildingsOf } from "#app/places/buildings.ts";
import { addDays, clockOf, dayOf, type WallTime, wallTime } from "#app/time/wall-time.ts";
import { fallsOn, weekdays, weeks } from "#app/time/weekdays.ts";
import { all, builtPage } from "#tests/support/built-html.ts";
import { builtPages, SITE } from "#tests/support/built-pages.ts";

const [services, groups] = [readServices(), readGroupSeries()];
const addresses = buildingsOf(readChurch()).map(
  ({ address: { street, town, postcode } }) => `, ${street}, ${town}, ${postcode}`,
);

/** What each calendar of the site is to hold, by its file. */
const calendars = {
  "calendar.ics": [...services, ...groups],
  "services.ics": services,
  ...Object.fromEntries(
    groups.flatMap((series) => {
      const { path: present } = series;
      const moved = [...movedAddresses()].filter(([, to]) => to === present).map(([from]) => from);
      return [present, ...moved].map((address) => [`${address.slice(1)}.ics`, [series]]);
    }),
  ),
};

test("there is a calendar of everything, one of the services and one of each group, and no other", () => {
  const built = globSync("**/*.ics", { cwd: SITE }).map((file) => file.replaceAll(path.sep, "/"));
  expect(built.sort()).toEqual(Object.keys(calendars).sort());
});

test.each(Object.keys(calendars))("%s is written as calendars expect it", (file) => {
  const written = readFileSync(path.join(SITE, file), "utf8");
  expect(written.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const [nothing, ...lines] = written.split("\r\n").reverse();
  expect(nothing).toBe("");
  for (const line of lines) expect(line).toMatch(/./);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThan(76);
});

test.each(Object.entries(calendars))(
  "%s has every date that the pages have, with its hour, name and place, those that are off as cancelled, and no other",
  (file, series) => {
    const ics = readFileSync(path.join(SITE, file), "utf8");
    const { events = [] } = convertIcsCalendar(undefined, ics);
    const held = events.filter(({ status }) => status !== "CANCELLED");
    expect(held.flatMap((event) => datesOf(event, events)).sort()).toEqual(
      series.flatMap(datesOfPages).sort(),
    );
    const off = events.filter((event) => !held.includes(event));
    expect(
      off.map(({ start, summary }) => `${dayOf(clockTimeOf(start))} ${summary}`).sort(),
    ).toEqual(series.flatMap(offOnPages).sort());
  },
);

const calendarOf = (page: string) =>
  ({ "/": "/services.ics", "/events": "/calendar.ics", "/this-week": "/calendar.ics" })[page] ??
  `${page}.ics`;
const withCalendar = builtPages.filter((page) => all('a[href$=".ics"]', builtPage(page)).length);

test("home, every group with dates and the page of all events lead to their calendars", () => {
  expect(withCalendar).toEqual(
    expect.arrayContaining(["/", ...groups.map(({ path: page }) => page)]),
  );
});

test.each(withCalendar)(
  "the dates of %s can be had in one's own calendar: a telephone's, Google's or as a file",
  (page) => {
    const subscription = `webcal://${new URL(readChurch().website).host}${calendarOf(page)}`;
    const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`;
    const ways = all("main details a", builtPage(page)).map(({ properties }) => properties);
    expect(ways.map(({ href }) => href)).toEqual([subscription, google, calendarOf(page)]);
    expect(ways[2]?.download).toBeDefined();
  },
);

/** "2026-12-24T23:15:00 2026-12-25T00:15:00 Main Service: Watchnight, The church" */
function datesOfPages(series: Series): string[] {
  return series.meetings
    .filter(({ change }) => change !== "off")
    .map((meeting) => {
      const { name = "", where = usualPlaceOf(series), start, end } = meeting;
      const title = series.isService ? name || series.name : nameOfGroup(series, name);
      return row(start, end, title, where);
    });
}

/** "2026-12-17 Off: Boys’ Brigade", between the first date that takes place and the last. */
function offOnPages({ meetings, name }: Series): string[] {
  const held = meetings.filter(({ change }) => change !== "off").map(({ day }) => day);
  const [first = "", last = ""] = [held[0], held.at(-1)];
  return meetings
    .filter(({ day, change, movedTo }) => change === "off" && !movedTo && first < day && day < last)
    .map(({ day }) => `${day} Off: ${name.replaceAll("\u00a0", " ")}`);
}

/** "Minor Hall, Church Halls": the room that the group's file names comes before the building. */
function usualPlaceOf({ room, where }: Series): string {
  return [room, where].filter(Boolean).join(", ");
}

function nameOfGroup(series: Series, name: string): string {
  return name ? `${series.name}: ${name}` : series.name;
}

/** The dates of an event of a calendar, those excepted that have events of their own. */
function datesOf(event: IcsEvent, all: IcsEvent[]): string[] {
  const own = all.filter(({ uid, recurrenceId }) => uid === event.uid && recurrenceId);
  const except = [...(event.exceptionDates ?? []), ...own.map((one) => one.recurrenceId?.value)];
  const [start, end] = [clockTimeOf(event.start), clockTimeOf(event.end ?? event.start)];
  const isAllDay = event.start.type === "DATE";
  const place = addresses.reduce(
    (words, address) => words.replace(address, ""),
    event.location ?? "",
  );
  return (event.recurrenceRule ? daysOf(event) : [dayOf(start)]).flatMap((day) => {
    const begins = wallTime(day, clockOf(start));
    if (event.recurrenceRule && except.some((date) => clockTimeOf(date) === begins)) return [];
    const lastDay = dayOf(end) === dayOf(start) ? day : addDays(day, 1);
    const ends = wallTime(lastDay, isAllDay ? "23:59" : clockOf(end));
    return [row(begins, ends, event.summary, place)];
  });
}

/** The days of a rule from its first to its last: ts-ics reads rules, but counts days in the zone it runs in. */
function daysOf({ start, recurrenceRule: rule }: IcsEvent): string[] {
  const { byDay = [], interval } = rule ?? {};
  const every = weekdays.find((day) => byDay[0] && day.toUpperCase().startsWith(byDay[0].day));
  const week = byDay.flatMap(({ occurrence }) =>
    occurrence === undefined ? [] : (weeks.at(occurrence === -1 ? -1 : occurrence - 1) ?? []),
  );
  const first = dayOf(clockTimeOf(start));
  const last = dayOf((rule?.until?.date.toISOString() ?? "") as WallTime);
  const days: string[] = [];
  for (let next = first; every && next <= last; next = addDays(next, 1)) {
    const isOn = fallsOn(next, {
      every,
      week: week.length > 0 ? week : undefined,
      "fortnightly-from": interval === 2 ? first : undefined,
    });
    if (isOn) days.push(next);
  }
  return days;
}

/** What the church's clock shows, as the file says it. */
function clockTimeOf(date: IcsDateObject | undefined): WallTime {
  return (date?.local?.date ?? date?.date)?.toISOString().slice(0, 19) as WallTime;
}

function row(start: string, end: string, title: string, where: string | undefined): string {
  return [start, end, title.replaceAll("\u00a0", " "), where?.replaceAll("\u00a0", " ")].join(" ");
}
