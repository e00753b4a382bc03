import { expect, test } from "vitest";
import { makeOccurrences } from "#app/agenda/changes.ts";
import { isOver, type Occurrence } from "#app/agenda/occurrence.ts";
import { writeWhenInStyle } from "#app/agenda/written-when.ts";
import { makeCalendarEntry } from "#app/calendars/calendar-entry.ts";
import { googleLink, outlookLink } from "#app/calendars/calendar-links.ts";
import { feedAt, readFeed } from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import { bookable, feedEntry } from "#churchsuite/testing";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { churchTimeAt, type WallTime, wallTime } from "#time";
import { findBadge, listMarks } from "./event.ts";
import { describeEvents } from "./event-for-search.ts";

// What visitors read of the oddities of a feed. lib/churchsuite/read-feed.test.ts holds how each of them is read.

const NOON = wallTime("2026-12-06", "12:00");

const church = sampleChurch.facts;

const notes = { id: "carols", website: church.website, contacts: [] };

const embed = feedAt("https://example.churchsuite.com", "embed");

/** Reads the carols from the feed, with some of their fields changed. */
function readCarols(changes: object = {}, start = "2026-12-06 19:00:00"): Occurrence {
  const { events } = readFeed([feedEntry("Carols", start, changes)], embed, parseHtml);
  const [event] = makeOccurrences(events, { changed: {}, closed: [] }, church);
  if (!event) throw new Error("The event has been left out");
  return event;
}

test("an event in summer is over by British summer time", () => {
  const event = readCarols({ datetime_end: "2026-07-05 12:45:00" }, "2026-07-05 11:30:00");
  expect(isOver(event, churchTimeAt(new Date("2026-07-05T11:44:00Z")))).toBe(false);
  expect(isOver(event, churchTimeAt(new Date("2026-07-05T11:45:00Z")))).toBe(true);
});

test.each([
  {
    what: "days at the hours of each",
    from: "2026-08-03 10:00:00",
    to: "2026-08-07 12:00:00",
    british: "Monday 3 to Friday 7 August, from 10am",
    full: "Monday, August 3 at 10:00 AM to Friday, August 7",
    brief: "Aug 3 at 10:00 AM to Aug 7",
    onNow: ["2026-08-03T10:30", "2026-08-05T11:59"],
    notOnNow: ["2026-08-04T03:00", "2026-08-04T09:59", "2026-08-05T14:00", "2026-08-03T09:59"],
  },
  {
    what: "a weekend away",
    from: "2026-12-04 18:30:00",
    to: "2026-12-06 15:00:00",
    british: "Friday 4 December, 6:30pm to Sunday 6 December, 3pm",
    full: "Friday, December 4 at 6:30 PM to Sunday, December 6 at 3:00 PM",
    brief: "Dec 4 at 6:30 PM to Dec 6 at 3:00 PM",
    onNow: ["2026-12-05T12:00", "2026-12-04T19:00"],
    notOnNow: ["2026-12-05T03:00"],
  },
  {
    what: "days that end in another year",
    from: "2026-12-08 19:30:00",
    to: "2027-12-08 21:30:00",
    british: "Tuesday 8 December to Wednesday 8 December 2027, from 7:30pm",
    full: "Tuesday, December 8 at 7:30 PM to Wednesday, December 8, 2027",
    brief: "Dec 8 at 7:30 PM to Dec 8, 2027",
    onNow: ["2027-01-05T20:00"],
    notOnNow: ["2027-01-05T12:00"],
  },
  {
    what: "an evening past midnight",
    from: "2026-12-31 22:30:00",
    to: "2027-01-01 00:30:00",
    british: "Thursday 31 December, 10:30pm–12:30am",
    full: "Thursday, December 31 at 10:30 PM until 12:30 AM",
    brief: "Dec 31 at 10:30 PM",
    onNow: ["2027-01-01T00:10"],
    notOnNow: ["2027-01-01T00:30"],
  },
])("$what: an event is written as “$british”, and is on now at the right times", (times) => {
  const { from, to, british, full, brief, onNow, notOnNow } = times;
  const event = readCarols({ datetime_end: to }, from);
  expect(writeWhenInStyle(event, "british")).toBe(british);
  expect(writeWhenInStyle(event, "full")).toBe(full);
  expect(writeWhenInStyle(event, "brief")).toBe(brief);
  for (const time of onNow) {
    expect(findBadge(event, `${time}:00` as WallTime), time).toBe("on now");
  }
  for (const time of notOnNow) {
    expect(findBadge(event, `${time}:00` as WallTime), time).not.toBe("on now");
  }
});

test("an event on several days at the same hours keeps no night busy, in a file and in links", () => {
  const event = readCarols({ datetime_end: "2026-08-07 12:00:00" }, "2026-08-03 10:00:00");
  expect(makeCalendarEntry(event, notes)).toMatchObject({
    when: { first: "2026-08-03", last: "2026-08-07" },
    words: "From 10am.",
  });
  const google = new URL(googleLink(event, church.website)).searchParams;
  expect(google.get("dates")).toBe("20260803/20260808");
  expect(google.get("details")).toMatch(/^From 10am\.\n/);
  const outlook = new URL(outlookLink(event, church.website)).searchParams;
  expect([outlook.get("startdt"), outlook.get("enddt")]).toEqual(["2026-08-03", "2026-08-08"]);
});

test.each([
  {
    typed: "CANCELLED: Carols",
    badge: "cancelled",
    mark: "Cancelled",
    inCalendar: "Off: Carols",
    forSearch: "EventCancelled",
  },
  {
    typed: "Carols – POSTPONED",
    badge: "cancelled",
    mark: "Off: postponed",
    inCalendar: "Off: Carols",
    forSearch: "EventCancelled",
  },
  {
    typed: "Carols (fully booked)",
    badge: null,
    mark: "Fully booked",
    inCalendar: "Carols",
    forSearch: "EventScheduled",
  },
])("“$typed” is marked as “$mark” wherever it is shown, and cannot be booked", (event) => {
  const { typed, badge, mark, inCalendar, forSearch } = event;
  const carols = readCarols({ name: typed, signup_options: bookable("carolsxx") });
  expect(findBadge(carols, NOON)).toBe(badge);
  expect(listMarks(carols, findBadge(carols, NOON)).map(({ words }) => words)).toEqual([mark]);
  expect(carols).not.toHaveProperty("takesBookings");
  expect(makeCalendarEntry(carols, notes)).toMatchObject({ name: inCalendar });
  const data = describeEvents([carols], { church, picture: "/carols.jpg" });
  expect(JSON.stringify(data)).toContain(`https://schema.org/${forSearch}`);
});
