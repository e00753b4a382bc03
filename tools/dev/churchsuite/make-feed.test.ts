import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/church/diary.ts";
import { makeSnapshot } from "#app/events/snapshot.server.ts";
import { feedAt, readFeed } from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import { addDays, type Day, dayOf, daysBetween, wallTime } from "#time";
import { readStandIn } from "#tools/dev/snapshot.ts";
import { makeFeed } from "./make-feed.ts";

const origin = "http://127.0.0.1:4173";
const TESTED_DAY = "2026-11-21";

/** What the website reads of the feed on a day. */
function eventsOn(today: Day): ChurchEvent[] {
  const answer = makeFeed(today, origin);
  const { events, unread } = readFeed(answer, feedAt(origin, "embed"), parseHtml);
  expect(unread).toEqual([]);
  return events;
}

test.each([TESTED_DAY, "2027-06-23", "2030-01-05"])(
  "on %s the feed has the events of about three months, soonest first, each with a page of its own",
  (today) => {
    const events = eventsOn(today);
    expect(events.length).toBeGreaterThan(8);
    expect(events.filter(({ start, end = start }) => dayOf(end) < today)).toEqual([]);
    expect(events.filter(({ start }) => daysBetween(today, dayOf(start)) > 92)).toEqual([]);
    const starts = events.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted());
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  },
);

test("an event that goes on for days, or past midnight, is in the feed until it is over", () => {
  const namesOn = (today: Day) => makeFeed(today, origin).map(({ name }) => name);
  expect(namesOn("2027-07-23")).toContain("Holiday Bible Club");
  expect(namesOn("2027-07-24")).not.toContain("Holiday Bible Club");
  expect(namesOn("2026-12-25")).toContain("Watchnight Service");
  expect(namesOn("2026-12-26")).not.toContain("Watchnight Service");
});

test("an event has the same address on every day", () => {
  const addressOn = (today: Day) =>
    makeFeed(today, origin).find(({ name }) => name === "Toy Service")?.identifier;
  expect(addressOn("2026-12-06")).toMatch(/^[a-z0-9]{8}$/);
  expect(addressOn("2026-12-06")).toBe(addressOn("2026-10-01"));
  expect(addressOn("2027-12-05")).not.toBe(addressOn("2026-12-06"));
});

test.each<[kind: string, isSo: (event: ChurchEvent) => boolean]>([
  ["that is cancelled", ({ state }) => state === "off"],
  ["that is pending", ({ state }) => state === "to be confirmed"],
  ["that is full", ({ isFull }) => isFull === true],
  ["online", ({ place }) => place?.isOnline === true],
  ["of a whole day", ({ isAllDay }) => isAllDay === true],
  ["of several days", ({ start, end = start }) => daysBetween(dayOf(start), dayOf(end)) > 1],
  ["past midnight", ({ start, end = start }) => dayOf(end) === addDays(dayOf(start), 1)],
  ["with a picture", ({ pictureUrl }) => pictureUrl !== undefined],
  ["without a picture", ({ pictureUrl }) => pictureUrl === undefined],
  ["without a description", ({ description }) => !description?.length],
  ["to be booked", ({ takesBookings }) => takesBookings === true],
])("when the site is tested there is an event %s", (_kind, isSo) => {
  expect(eventsOn(TESTED_DAY).some(isSo)).toBe(true);
});

test("the feed has only made-up e-mail addresses and telephone numbers", () => {
  const year = [0, 91, 182, 273].map((days) => makeFeed(addDays(TESTED_DAY, days), origin));
  const contacts = JSON.stringify(year)
    .replaceAll("&nbsp;", " ")
    .match(/[\w.-]+@[\w.-]+|\b028 [\d ]+/g);
  expect(contacts).not.toBeNull();
  const real = contacts?.filter((one) => !/@kilmorran\.example$|^028 9649 6/.test(one));
  expect(real).toEqual([]);
});

test("a build with the stand-in has the descriptions of its events, and no address of the stand-in", () => {
  const { events } = makeSnapshot(readStandIn(TESTED_DAY).events, wallTime(TESTED_DAY, "09:00"));
  const described = events.filter(({ description }) => description?.length);
  expect(described.length).toBeGreaterThan(events.length / 2);
  expect(JSON.stringify(events)).not.toContain("stand-in.invalid");
});
