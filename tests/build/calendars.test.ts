import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findNewAddresses } from "#app/church/church-facts.server.ts";
import type { Series } from "#dates";
import { takesPlace } from "#dates";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll, findOne, wordsOf, wordsOfAll } from "#tests/support/built-html.ts";
import {
  allPages,
  builtPages,
  eventPages,
  readBuiltFile,
  SITE,
} from "#tests/support/built-pages.ts";
import { eventsInCalendar, timesInCalendar } from "#tests/support/calendar-program.ts";
import { addDays } from "#time";

const [services, groups] = [builtChurch.services, builtChurch.groupDates];
const { street, town, postcode } = builtChurch.facts.address;
const address = `, ${street}, ${town}, ${postcode}`;

/** The calendars that hold events of the diary; a church without ChurchSuite has no calendar of the diary alone. */
const withDiary = ["calendar.ics", ...(builtChurch.facts.churchsuite ? ["events.ics"] : [])];

/** The contents of each other calendar of the site, by its file. */
const calendars = {
  "services.ics": services,
  ...Object.fromEntries(
    groups.flatMap((series) => {
      const { path: present } = series;
      const moved = [...findNewAddresses(builtChurch.facts)]
        .filter(([, to]) => to === present)
        .map(([from]) => from);
      return [present, ...moved].map((address) => [`${address.slice(1)}.ics`, [series]]);
    }),
  ),
};

/** The file of each event that has a page. */
const ofEvents = allPages
  .filter((page) => page.startsWith("/events/"))
  .map((page) => `${page.slice(1)}.ics`);

test("there is a calendar of everything, one of the diary, one of the services, one of each group and of each event with a page, and no other", () => {
  const built = globSync("**/*.ics", { cwd: SITE }).map((file) => file.replaceAll(path.sep, "/"));
  const expected = [...withDiary, ...Object.keys(calendars), ...ofEvents];
  expect(built.sort()).toEqual(expected.sort());
});

test.each([...withDiary, ...Object.keys(calendars), ...ofEvents])(
  "%s is well formed and read alike",
  (file) => {
    const written = readBuiltFile(file);
    expect(written.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(written).toMatch(/[^\n]\r\n$/);
    for (const line of written.trimEnd().split("\r\n")) {
      expect(line).toMatch(/./);
      expect(Buffer.byteLength(line)).toBeLessThan(76);
    }
    const [read = [], ...others] = Object.values(readers).map((entriesIn) => entriesIn(written));
    expect(read).not.toEqual([]);
    expect(new Set(read).size).toBe(read.length);
    expect(others).toEqual([read]);
  },
);

// app/calendars/subscriber.test.ts and app/changes-everywhere.test.ts compare the calendars with the diary with the pages.
test.each(Object.entries(calendars))("%s has every date of the pages, no other", (file, series) => {
  const times = timesInCalendar(readBuiltFile(file), { from: "", to: "9" }).map((line) =>
    line.replace(address, ""),
  );
  expect(times.sort()).toEqual(series.flatMap(datesOfPages).sort());
});

/** Each entry of a calendar as programs that were written apart from each other read it: "choir-2026-12-01@host 2026-12-01T20:00:00 CONFIRMED". */
const readers: Record<string, (ics: string) => string[]> = {
  "ical.js": (ics) =>
    eventsInCalendar(ics)
      .map(({ uid, start, status }) => `${uid} ${start} ${status}`)
      .sort(),
  "line by line": (ics) =>
    ics
      .replaceAll("\r\n ", "")
      .split("BEGIN:VEVENT")
      .slice(1)
      .map((entry) => {
        const [uid, start = "", status] = ["UID", "DTSTART", "STATUS"].map((name) =>
          new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, "m").exec(entry)?.[1]?.trim(),
        );
        const day = start.replace(/^(....)(..)(..)/, "$1-$2-$3");
        return `${uid} ${day.replace(/T(..)(..)/, "T$1:$2:")} ${status}`;
      })
      .sort(),
};

/** "2026-12-24T23:15:00 to 2026-12-25T00:15:00, Watchnight, The church"; what is off, too, and what is moved on its new day alone. */
function datesOfPages({ name, isService, room, where: usual, meetings }: Series): string[] {
  return meetings
    .filter(({ movedTo }) => !movedTo)
    .map((meeting) => {
      const { day, name: own, hours, start, end, where } = meeting;
      const span = hours.from ? `${start} to ${end}` : `${day} to ${addDays(day, 1)}`;
      const named = own && !isService ? `${name}: ${own}` : (own ?? name);
      const place = where ?? [room, usual].filter(Boolean).join(", ");
      const off = takesPlace(meeting) ? "" : "Off: ";
      return `${span}, ${off}${named}, ${place}`.replaceAll("\u00a0", " ");
    });
}

// event-page.test.ts tests the calendar that an event's page links to.
const withCalendar = builtPages
  .filter((page) => !eventPages.includes(page))
  .filter((page) => findAll('a[href$=".ics"]', builtPage(page)).length > 0);

test("home, every group with dates and the page of all events lead to their calendars", () => {
  const expected = ["/", ...groups.map(({ path: page }) => page)];
  expect(withCalendar).toEqual(expect.arrayContaining(expected));
});

test.each(withCalendar)("the dates of %s can be had in one's own calendar, three ways", (page) => {
  const ofPages: Record<string, string> = { "/": "/services", "/events": "/calendar" };
  const file = `${ofPages[page] ?? page.replace("/this-week", "/calendar")}.ics`;
  const subscription = `webcal://${new URL(builtChurch.facts.website).host}${file}`;
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`;
  const ways = findAll('main details:has([href^="webcal:"]) a', builtPage(page)).map(
    ({ properties }) => properties,
  );
  const alone = subscription.replace("/calendar.ics", "/events.ics");
  const hasDiary = file === "/calendar.ics" && withDiary.includes("events.ics");
  expect(ways.map(({ href }) => href)).toEqual([
    ...[subscription, google, file],
    ...(hasDiary ? [alone] : []),
  ]);
  expect(ways[2]?.download).toBeDefined();
  const fold = findOne('main details:has([href^="webcal:"])', builtPage(page));
  const words = wordsOfAll("a", fold);
  expect(words.slice(0, 2)).toEqual(["iPhone, iPad or Mac", "Google, on a computer"]);
  // Where nothing opens webcal:, the address can be read and copied.
  const address = subscription.replace("webcal:", "https:");
  expect(wordsOf(fold)).toContain(address);
  expect(findOne("button", fold).properties.dataCopies).toBe(address);
});
