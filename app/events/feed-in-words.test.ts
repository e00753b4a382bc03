import { expect, test } from "vitest";
import { googleLink, outlookLink } from "#app/calendars/calendar-links.ts";
import { makeEventEntry } from "#app/calendars/event-entry.server.ts";
import { makeOfficeContact } from "#app/week/contact.ts";
import { makeLineOfEvent } from "#app/week/week-line.ts";
import { type FeedEvent, feedAt, readFeed } from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import { bookable, churchHalls, feedEntry } from "#churchsuite/testing";
import { typedInDiary } from "#tests/fixtures/typed-in-diary.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { churchTimeAt, type DayStyle, type WallTime, wallTime } from "#time";
import { findBadge, findDetailsPage, isOver, listMarks } from "./event.ts";
import { describeEvents } from "./event-for-search.tsx";
import { writePlace, writeWhenInStyle } from "./event-text.ts";

// What visitors read of the oddities of a feed. lib/churchsuite/odd-entries.test.ts holds how each of them is read.

const NOON = wallTime("2026-12-06", "12:00");

const church = sampleChurch.facts;

const own = { phones: [], streams: [] };
const embed = feedAt("https://example.churchsuite.com", "embed", own);
const calendar = feedAt("https://example.churchsuite.com", "uuid", own);

function read(changes: object = {}, start = "2026-12-06 19:00:00"): FeedEvent {
  const [event] = readFeed([feedEntry("Carols", start, changes)], embed, parseHtml).events;
  if (!event) throw new Error("The event has been left out");
  return event;
}

const written = (event: FeedEvent) => writeWhenInStyle(event, "full");

test("an event of the summer is over by British summer time", () => {
  const event = read({ datetime_end: "2026-07-05 12:45:00" }, "2026-07-05 11:30:00");
  expect(isOver(event, churchTimeAt(new Date("2026-07-05T11:44:00Z")))).toBe(false);
  expect(isOver(event, churchTimeAt(new Date("2026-07-05T11:45:00Z")))).toBe(true);
});

test("the newer feed’s times in UTC are written in the church’s, all-day events of the summer included", () => {
  const praise = { starts_at: "2026-07-05T17:30:00Z", ends_at: "2026-07-05T18:30:00Z" };
  const fair = {
    starts_at: "2026-07-03T23:00:00Z",
    ends_at: "2026-07-04T22:59:59Z",
    all_day: true,
  };
  const { events } = readFeed({ events: [praise, fair] }, calendar, parseHtml);
  expect(events.map(written)).toEqual([
    "Sunday, July 5 at 6:30 PM until 7:30 PM",
    "Saturday, July 4 all day",
  ]);
});

test.each([
  ["2027-03-28", "Sunday, March 28 at 1:30 AM until 1:45 AM"],
  ["2026-10-25", "Sunday, October 25 at 1:30 AM until 1:45 AM"],
])(
  "an hour of %s that does not exist, or comes twice, is written as it was typed",
  (day, words) => {
    expect(written(read({ datetime_end: `${day} 01:45:00` }, `${day} 01:30:00`))).toBe(words);
  },
);

test.each([
  ["23:59:59", "Saturday, December 12 all day"],
  ["23:59:00", "Saturday, December 12 all day"],
  ["23:30:00", "Saturday, December 12 at 12:00 AM until 11:30 PM"],
])("from midnight to %s is written as %s", (clock, words) => {
  const event = read({ datetime_end: `2026-12-12 ${clock}` }, "2026-12-12 00:00:00");
  expect(written(event)).toBe(words);
});

test("an event of several days says both, and is over when it ends", () => {
  const weekend = read({ datetime_end: "2026-12-06 15:00:00" }, "2026-12-04 18:30:00");
  expect(written(weekend)).toBe("Friday, December 4 at 6:30 PM to Sunday, December 6 at 3:00 PM");
  expect(findBadge(weekend, NOON)).toBe("on now");
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
    what: "days from one month to the next",
    from: "2026-07-30 19:30:00",
    to: "2026-08-01 21:00:00",
    british: "Thursday 30 July to Saturday 1 August, from 7:30pm",
    full: "Thursday, July 30 at 7:30 PM to Saturday, August 1",
    brief: "Jul 30 at 7:30 PM to Aug 1",
    onNow: ["2026-07-31T20:00"],
    notOnNow: ["2026-07-31T03:00", "2026-07-31T12:00"],
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
    what: "days without the hour at which they begin",
    from: "2026-07-06 00:00:00",
    to: "2026-07-10 12:00:00",
    british: "Monday 6 July, midnight to Friday 10 July, noon",
    full: "Monday, July 6 at 12:00 AM to Friday, July 10 at 12:00 PM",
    brief: "Jul 6 at 12:00 AM to Jul 10 at 12:00 PM",
    onNow: ["2026-07-07T15:00"],
    notOnNow: ["2026-07-07T03:00"],
  },
  {
    what: "a weekend on which the clocks change",
    from: "2026-10-23 18:00:00",
    to: "2026-10-25 14:00:00",
    british: "Friday 23 October, 6pm to Sunday 25 October, 2pm",
    full: "Friday, October 23 at 6:00 PM to Sunday, October 25 at 2:00 PM",
    brief: "Oct 23 at 6:00 PM to Oct 25 at 2:00 PM",
    onNow: ["2026-10-25T13:59"],
    notOnNow: ["2026-10-25T01:30"],
  },
  {
    what: "whole days",
    from: "2026-12-12 00:00:00",
    to: "2026-12-14 00:00:00",
    british: "Saturday 12 to Sunday 13 December, all day",
    full: "Saturday, December 12 to Sunday, December 13, all day",
    brief: "Dec 12 to Dec 13, all day",
    onNow: ["2026-12-12T09:00"],
    notOnNow: ["2026-12-13T03:00"],
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
])("$what are written as $british", ({ from, to, onNow, notOnNow, ...words }) => {
  const event = read({ datetime_end: to }, from);
  const styles: DayStyle[] = ["british", "full", "brief"];
  const { british, full, brief } = words;
  expect(styles.map((style) => writeWhenInStyle(event, style))).toEqual([british, full, brief]);
  const badgeAt = (time: string) => findBadge(event, `${time}:00` as WallTime);
  expect(onNow.filter((time) => badgeAt(time) !== "on now")).toEqual([]);
  expect(notOnNow.filter((time) => badgeAt(time) === "on now")).toEqual([]);
});

test("days at the hours of each keep no night busy, in a file, in links and in the week", () => {
  const event = read({ datetime_end: "2026-08-07 12:00:00" }, "2026-08-03 10:00:00");
  expect(makeEventEntry(event, church.website)).toMatchObject({
    when: { first: "2026-08-03", last: "2026-08-07" },
    words: "From 10am.",
  });
  const google = new URL(googleLink(event, church.website)).searchParams;
  expect(google.get("dates")).toBe("20260803/20260808");
  expect(google.get("details")).toMatch(/^From 10am\.\n/);
  const outlook = new URL(outlookLink(event, church.website)).searchParams;
  expect([outlook.get("startdt"), outlook.get("enddt")]).toEqual(["2026-08-03", "2026-08-08"]);
  const line = makeLineOfEvent(
    { event, dates: [], ask: makeOfficeContact(church) },
    wallTime("2026-08-01", "09:00"),
    church,
  );
  expect([line.clock, line.notes]).toEqual(["10am", ["Until Friday 7 August"]]);
});

test.each(["cancelled", "Cancelled", "canceled", "pending"])(
  "an event that is %s is marked and cannot be booked",
  (status) => {
    const event = read({ status, signup_options: bookable("carolsxx") });
    const badge = findBadge(event, NOON);
    expect(badge).toBe(status === "pending" ? "to be confirmed" : "cancelled");
    expect(findDetailsPage(event, badge)).toBeUndefined();
  },
);

test.each([
  ["CANCELLED: Carols", "cancelled", "Cancelled", "Cancelled: Carols", "EventCancelled"],
  ["NO Carols tonight", "cancelled", "Cancelled tonight", "Cancelled: Carols", "EventCancelled"],
  [
    "Carols – POSTPONED until 5 June",
    "cancelled",
    "Postponed until 5 June",
    "Postponed: Carols",
    "EventPostponed",
  ],
  ["Carols (fully booked)", null, "Fully booked", "Carols", "EventScheduled"],
])("“%s” is marked, published and not to be booked", (name, badge, mark, summary, status) => {
  const event = read({ name, signup_options: bookable("carolsxx") });
  expect(findBadge(event, NOON)).toBe(badge);
  expect(listMarks(event, findBadge(event, NOON)).map(({ words }) => words)).toEqual([mark]);
  expect(event.takesBookings).toBeUndefined();
  expect(makeEventEntry(event, church.website)).toMatchObject({ name: summary });
  const data = describeEvents([event], null, { church, picture: "/carols.jpg" });
  expect(JSON.stringify(data)).toContain(`https://schema.org/${status}`);
  const { badgeText, notes } = makeLineOfEvent(
    { event, dates: [], ask: makeOfficeContact(church) },
    NOON,
    church,
  );
  expect(badge ? badgeText : notes.join()).toBe(mark);
});

test.each(typedInDiary.places)("of a place of %j “%s” is printed", (where, words) => {
  const { place } = read({ location: { ...churchHalls, ...where } });
  expect(place && writePlace(place)).toBe(words);
});
