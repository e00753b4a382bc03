import { expect, test } from "vitest";
import type { Church } from "#app/church/open-church.server.ts";
import type { Snapshot } from "#app/events/snapshot.ts";
import { between, carols } from "#tests/fixtures/carols.ts";
import { eventsInCalendar } from "#tests/support/calendar-program.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { writeCalendarAt } from "./calendar.server.ts";
import { findDatesOfGroup } from "./dates-of-group.server.ts";

const outing = {
  ...carols,
  name: "3 O’Clock Club Outing",
  ...between("2027-01-16T15:00:00", "2027-01-16T17:30:00"),
};
const snapshot: Snapshot = { day: "2026-11-21", events: [outing], more: 0 };
const church: Church = { ...sampleChurch, diary: { url: "", snapshot } };

test("a group's date has the hours of the event that stands for it in the diary", () => {
  const { series } = findDatesOfGroup(church, "three-o-clock-club");
  const hoursOf = (day: string) => series.meetings.find((meeting) => meeting.day === day)?.hours;
  expect(hoursOf("2027-01-16")).toEqual({ from: "15:00", to: "17:30" });
  expect(hoursOf("2026-12-19")).toEqual({ from: "15:00", to: "16:30" });
});

test("a group's date at other hours than usual has the name of its event in the diary", () => {
  const { series } = findDatesOfGroup(church, "three-o-clock-club");
  const nameOf = (day: string) => series.meetings.find((meeting) => meeting.day === day)?.name;
  expect(nameOf("2027-01-16")).toBe("3 O’Clock Club Outing");
  expect(nameOf("2026-12-19")).toBeUndefined();
});

test("a group's calendar calls a date what the diary calls it, and ends it when the diary does", () => {
  const entries = eventsInCalendar(writeCalendarAt(church, "/activities/three-o-clock-club.ics"));
  const ofDay = entries.filter(({ start }) => start.startsWith("2027-01-16"));
  expect(ofDay).toMatchObject([
    { summary: "3 O’Clock Club Outing", start: "2027-01-16T15:00:00", end: "2027-01-16T17:30:00" },
  ]);
});
