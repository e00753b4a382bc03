import { expect, test } from "vitest";
import type { Status } from "#app/status/status.ts";
import { wallTime } from "#app/time/wall-time.ts";
import { sampleStatus } from "#tests/fixtures/sample-status.ts";
import { alarmsOf } from "./alarms.ts";

const built = sampleStatus().built;

/** What must not wait, at a time of the church's. */
function alarms(changed: Partial<Status>, day = "2026-11-22", clock = "07:10"): string[] {
  return alarmsOf(sampleStatus(changed), wallTime(day, clock)).map(({ what }) => what);
}

const unread = (lastRead: ReturnType<typeof wallTime> | null): Partial<Status> => ({
  diary: { isRead: false, lastRead, events: 0, next: null },
});
const until = (day: string, what = "the consents to 2 photos", file = "photos.yaml") => ({
  ends: [{ what, file, until: day, isSoon: true }],
});

test("on a good day there is nothing to tell", () => {
  expect(alarms({})).toEqual([]);
  expect(alarms({ diary: null, ends: [] })).toEqual([]);
});

test("a night without a build is let pass, two are told", () => {
  expect(alarms({}, "2026-11-23", "23:00")).toEqual([]);
  expect(alarms({}, "2026-11-24", "07:10")).toEqual([
    "The website was last built on Sunday 22 November 2026 at 4:10am, and should be every night: its dates and events grow old.",
  ]);
});

test("a diary that could not be read for a night is let pass, for two it is told", () => {
  expect(alarms(unread(wallTime("2026-11-21", "04:10")))).toEqual([]);
  expect(alarms(unread(wallTime("2026-11-20", "04:10")))).toEqual([
    "The church’s diary cannot be read, since Friday 20 November 2026 at 4:10am: the pages have no events of their own.",
  ]);
});

test("a diary that nobody is known to have read is told at once", () => {
  expect(alarms(unread(null))).toEqual([
    "The church’s diary cannot be read, and nobody knows since when: the pages have no events of their own.",
  ]);
});

test("terms and consents are told from a month before they run out, and after", () => {
  expect(alarms(until("2026-12-24"))).toEqual([]);
  expect(alarms(until("2026-12-23"))).toEqual([
    "Soon to run out: the consents to 2 photos (photos.yaml), on 23 December 2026.",
  ]);
  expect(alarms(until("2026-11-21", "the year of dates", "year.yaml"))).toEqual([
    "Run out: the year of dates (year.yaml), since 21 November 2026.",
  ]);
});

test("invented words and invented events are told", () => {
  expect(alarms({ built: { ...built, isSample: true } })).toEqual([
    "The website shows the sample congregation, and not your church.",
  ]);
  expect(alarms({ built: { ...built, isStandIn: true } })).toEqual([
    "The website was built to be tried: its events and forms are invented.",
  ]);
});

test("each says what to do", () => {
  const all = alarmsOf(
    sampleStatus({
      ...unread(null),
      ...until("2026-11-01"),
      built: { ...built, isSample: true, isStandIn: true },
    }),
    wallTime("2027-01-01", "07:10"),
  );
  expect(all).toHaveLength(5);
  expect(all.map(({ toDo }) => toDo).join("\n")).toMatch(
    /content\/.*npm run build.*Actions.*npm run feed-check.*npm run launch-check/s,
  );
});
