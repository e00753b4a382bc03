import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import { makeSnapshot } from "#app/events/snapshot.server.ts";
import { type FeedFormat, feedAt, readFeed } from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import { clockOf, type Day, dayOf, daysBetween, wallTime, weekdayOf } from "#time";
import { readStandIn } from "#tools/dev/snapshot.ts";
import { makeCalendarFeed, makeEmbedFeed, RECORDED_ON } from "./recorded-feeds.ts";

const origin = "http://127.0.0.1:4173";
const IN_SUMMER = "2027-06-23";

/** What the website reads of a feed on a day. */
function eventsOn(today: Day, format: FeedFormat = "embed"): ChurchEvent[] {
  const answer = { embed: makeEmbedFeed, calendar: makeCalendarFeed }[format](today, origin);
  const feed = feedAt(origin, format === "embed" ? "embed" : "uuid", { phones: [], streams: [] });
  const { events, unreadCount } = readFeed(answer, feed, parseHtml);
  expect(unreadCount).toBe(0);
  return events;
}

test.each([RECORDED_ON, "2026-11-25", IN_SUMMER])(
  "on %s both feeds tell the website the same",
  (today) => {
    // Whether an event has a page to be booked at is written in another way.
    const withoutPage = ({ detailsUrl: _, detailsHost: __, ...event }: ChurchEvent) => event;
    const embed = eventsOn(today);
    expect(embed.length).toBeGreaterThan(18);
    expect(eventsOn(today, "calendar").map(withoutPage)).toEqual(embed.map(withoutPage));
  },
);

test("moved by weeks, each event stays on its weekday and at its hour, and none is over", () => {
  const whenOf = ({ start }: ChurchEvent) => `${weekdayOf(start)} ${clockOf(start)}`;
  const recorded = eventsOn(RECORDED_ON);
  for (const today of ["2026-11-28", "2027-06-26", "2030-01-05"]) {
    const moved = eventsOn(today);
    expect(moved.map(whenOf)).toEqual(recorded.map(whenOf));
    expect(moved[0] && daysBetween(today, dayOf(moved[0].start))).toBe(1);
  }
  for (const { start, end = start } of eventsOn(IN_SUMMER))
    expect(dayOf(end) >= IN_SUMMER).toBe(true);
});

test("there are all kinds of events: cancelled, pending, online, of a whole day and of several, with pictures and without", () => {
  const events = eventsOn(RECORDED_ON);
  const kinds: ((event: ChurchEvent) => boolean)[] = [
    ({ status }) => status === "cancelled",
    ({ status }) => status === "pending",
    ({ place }) => place?.isOnline === true,
    ({ isAllDay }) => isAllDay === true,
    ({ start, end = start }) => daysBetween(dayOf(start), dayOf(end)) > 1,
    ({ pictureUrl }) => pictureUrl !== undefined,
    ({ pictureUrl }) => pictureUrl === undefined,
  ];
  for (const isIts of kinds) expect(events.some(isIts), String(isIts)).toBe(true);
});

test("only made-up addresses and telephone numbers are used", () => {
  const feed = JSON.stringify(makeEmbedFeed(RECORDED_ON, origin)).replaceAll("&nbsp;", " ");
  const contacts = feed.match(/[\w.-]+@[\w.-]+|028[\d ]+/g) ?? [];
  expect(contacts).not.toEqual([]);
  const real = contacts.filter((one) => !/@kilmorran\.example$|^028 ?9649 ?6/.test(one));
  expect(real).toEqual([]);
});

test("the build's copy of the events has their descriptions, and no pretend address", () => {
  const { events } = makeSnapshot(
    readStandIn({ phones: [], streams: [] }, "2026-11-23").events,
    wallTime("2026-11-23", "09:00"),
  );
  const described = events.filter(({ description }) => description?.length);
  expect(described.length).toBeGreaterThan(events.length / 2);
  expect(JSON.stringify(events)).not.toContain("stand-in.invalid");
});
