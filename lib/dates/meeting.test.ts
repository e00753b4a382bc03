import { expect, test } from "vitest";
import { wallTime } from "#time";
import {
  type ComingMeetings,
  findComingMeetings,
  type Hours,
  type MeetingDate,
  makeMeeting,
  makeMeetings,
} from "./meeting.ts";

const DAY = "2026-12-24";
const usual: Hours = { from: "19:30", to: "21:30" };

test.each<[what: string, date: MeetingDate, hours: Hours, start: string, end: string]>([
  ["without hours of its own", { day: DAY }, usual, "2026-12-24T19:30:00", "2026-12-24T21:30:00"],
  [
    "with hours of its own",
    { day: DAY, from: "15:00", to: "16:00" },
    usual,
    "2026-12-24T15:00:00",
    "2026-12-24T16:00:00",
  ],
  [
    "that ends earlier than usual",
    { day: DAY, to: "21:00" },
    usual,
    "2026-12-24T19:30:00",
    "2026-12-24T21:00:00",
  ],
  [
    "that begins at an hour of its own, and whose end nobody knows",
    { day: DAY, from: "22:00" },
    usual,
    "2026-12-24T22:00:00",
    "2026-12-24T22:00:00",
  ],
  [
    "that ends after midnight",
    { day: DAY, from: "23:15", to: "00:15" },
    usual,
    "2026-12-24T23:15:00",
    "2026-12-25T00:15:00",
  ],
  [
    "of a group whose hours nobody knows",
    { day: DAY },
    {},
    "2026-12-24T00:00:00",
    "2026-12-24T23:59:00",
  ],
])("a meeting %s has the right start and end", (_what, date, hours, start, end) => {
  expect(makeMeeting(date, hours)).toMatchObject({ start, end });
});

const tuesdays = makeMeetings(
  [
    { day: "2026-12-01" },
    { day: "2026-12-08", change: "off", why: "carols" },
    { day: "2026-12-15" },
    { day: "2026-12-22" },
  ],
  usual,
);

function listDays({ next, off }: ComingMeetings): { next: string[]; off: string[] } {
  return { next: next.map(({ day }) => day), off: off.map(({ day }) => day) };
}

test("today’s meeting is the next one until it is over", () => {
  const inItsLastMinute = findComingMeetings(tuesdays, wallTime("2026-12-01", "21:29"), 1);
  expect(listDays(inItsLastMinute)).toEqual({ next: ["2026-12-01"], off: [] });
  const afterIt = findComingMeetings(tuesdays, wallTime("2026-12-01", "21:30"), 1);
  expect(listDays(afterIt)).toEqual({ next: ["2026-12-15"], off: ["2026-12-08"] });
});

test("what is off is listed as long as it comes before the last of the next dates", () => {
  const before = findComingMeetings(tuesdays, wallTime("2026-12-01", "21:29"), 2);
  expect(listDays(before)).toEqual({ next: ["2026-12-01", "2026-12-15"], off: ["2026-12-08"] });
  const after = findComingMeetings(tuesdays, wallTime("2026-12-09", "09:00"), 2);
  expect(listDays(after)).toEqual({ next: ["2026-12-15", "2026-12-22"], off: [] });
});

test("what is off is listed, too, if no date comes after it", () => {
  const last = makeMeetings([{ day: "2026-12-08", change: "off", why: "carols" }], usual);
  const coming = findComingMeetings(last, wallTime("2026-12-07", "09:00"), 3);
  expect(listDays(coming)).toEqual({ next: [], off: ["2026-12-08"] });
});
