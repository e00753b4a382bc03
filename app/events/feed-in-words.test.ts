import { expect, test } from "vitest";
import { makeOccurrences } from "#app/agenda/changes.ts";
import { isOver, type Occurrence } from "#app/agenda/occurrence.ts";
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
  ["the hours of an evening past midnight", "2026-12-31T22:30", true],
  ["them until it is over", "2027-01-01T00:29", true],
  ["them only", "2027-01-01T00:30", false],
])("an event is on now in %s", (_what, time, isOnNow) => {
  const event = readCarols({ datetime_end: "2027-01-01 00:30:00" }, "2026-12-31 22:30:00");
  expect(findBadge(event, `${time}:00` as WallTime) === "on now").toBe(isOnNow);
});

test("an event on several days is never on now, and keeps no night busy, in a file and in links", () => {
  const event = readCarols({ datetime_end: "2026-08-07 12:00:00" }, "2026-08-03 10:00:00");
  expect(findBadge(event, wallTime("2026-08-04", "10:30"))).toBeNull();
  const when = "Monday 3 August, 10am to Friday 7 August, noon";
  expect(makeCalendarEntry(event, notes)).toMatchObject({
    when: { first: "2026-08-03", last: "2026-08-07" },
    words: when,
  });
  const google = new URL(googleLink(event, church.website)).searchParams;
  expect(google.get("dates")).toBe("20260803/20260808");
  expect(google.get("details")).toContain(`${when}\n`);
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
