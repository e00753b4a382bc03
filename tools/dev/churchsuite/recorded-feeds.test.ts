import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import { makeSnapshot } from "#app/events/snapshot.server.ts";
import { feedAt, readFeed } from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import { clockOf, type Day, dayOf, daysBetween, wallTime, weekdayOf } from "#time";
import { readStandIn } from "#tools/dev/snapshot.ts";
import { makeCalendarFeed, makeEmbedFeed, RECORDED_ON } from "./recorded-feeds.ts";

const origin = "http://127.0.0.1:4173";
const IN_SUMMER = "2027-06-23";

/** What the website reads of a feed on a day. */
function eventsOn(today: Day, format: "embed" | "calendar" = "embed"): ChurchEvent[] {
  const answer = { embed: makeEmbedFeed, calendar: makeCalendarFeed }[format](today, origin);
  const feed = feedAt(origin, format === "embed" ? "embed" : "uuid");
  const { events, unread } = readFeed(answer, feed, parseHtml);
  expect(unread).toEqual([]);
  return events;
}

test.each([RECORDED_ON, "2026-11-25", IN_SUMMER])(
  "on %s the website reads the same events from both feeds",
  (today) => {
    // Whether an event has a page to be booked at is written in another way.
    const withoutPage = ({ detailsUrl: _, detailsHost: __, ...event }: ChurchEvent) => event;
    const embed = eventsOn(today);
    expect(embed.length).toBeGreaterThan(18);
    expect(eventsOn(today, "calendar").map(withoutPage)).toEqual(embed.map(withoutPage));
  },
);

test("on any day each recorded event is on its own weekday and at its hour, and none is over", () => {
  const whenOf = ({ start }: ChurchEvent) => `${weekdayOf(start)} ${clockOf(start)}`;
  const recorded = eventsOn(RECORDED_ON);
  for (const today of ["2026-11-28", "2027-06-26", "2030-01-05"]) {
    const moved = eventsOn(today);
    expect(moved.map(whenOf)).toEqual(recorded.map(whenOf));
    expect(moved[0] && daysBetween(today, dayOf(moved[0].start))).toBe(1);
  }
  const overInSummer = eventsOn(IN_SUMMER).filter(({ start, end = start }) => {
    return dayOf(end) < IN_SUMMER;
  });
  expect(overInSummer).toEqual([]);
});

test.each<[kind: string, isSo: (event: ChurchEvent) => boolean]>([
  ["that is cancelled", ({ state }) => state === "off"],
  ["that is pending", ({ state }) => state === "to be confirmed"],
  ["online", ({ place }) => place?.isOnline === true],
  ["of a whole day", ({ isAllDay }) => isAllDay === true],
  ["of several days", ({ start, end = start }) => daysBetween(dayOf(start), dayOf(end)) > 1],
  ["with a picture", ({ pictureUrl }) => pictureUrl !== undefined],
  ["without a picture", ({ pictureUrl }) => pictureUrl === undefined],
])("the recorded feed has an event %s", (_kind, isSo) => {
  expect(eventsOn(RECORDED_ON).some(isSo)).toBe(true);
});

test("the recorded feed has only made-up e-mail addresses and telephone numbers", () => {
  const feed = JSON.stringify(makeEmbedFeed(RECORDED_ON, origin)).replaceAll("&nbsp;", " ");
  const contacts = feed.match(/[\w.-]+@[\w.-]+|028[\d ]+/g) ?? [];
  expect(contacts).not.toEqual([]);
  const real = contacts.filter((one) => !/@kilmorran\.example$|^028 ?9649 ?6/.test(one));
  expect(real).toEqual([]);
});

test("a build with the stand-in has the descriptions of its events, and no address of the stand-in", () => {
  const { events } = makeSnapshot(
    readStandIn("2026-11-23").events,
    wallTime("2026-11-23", "09:00"),
  );
  const described = events.filter(({ description }) => description?.length);
  expect(described.length).toBeGreaterThan(events.length / 2);
  expect(JSON.stringify(events)).not.toContain("stand-in.invalid");
});
