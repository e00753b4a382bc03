import { expect, test } from "vitest";
import { wallTime } from "./wall-time.ts";
import { britishDate, clockRange, nearness, onEventsPage, onHome } from "./written-times.ts";

test("the home page writes Dec 6 at 7:00 PM, with a plain space before PM", () => {
  expect(onHome(wallTime("2026-12-06", "19:00"))).toBe("Dec 6 at 7:00 PM");
});

test("the events page writes Sunday, December 6 at 7:00 PM", () => {
  expect(onEventsPage(wallTime("2026-12-06", "19:00"))).toBe("Sunday, December 6 at 7:00 PM");
});

test("noon is 12 PM and midnight 12 AM", () => {
  expect(onHome(wallTime("2026-12-06", "12:00"))).toBe("Dec 6 at 12:00 PM");
  expect(onHome(wallTime("2026-12-06", "00:05"))).toBe("Dec 6 at 12:05 AM");
});

test("a service is dated the British way", () => {
  expect(britishDate("2026-11-22")).toBe("Sunday 22 November");
});

test("only today and tomorrow are called by name", () => {
  const now = wallTime("2026-11-21", "23:59");
  expect(nearness("2026-11-21", now)).toBe("Today");
  expect(nearness("2026-11-22", now)).toBe("Tomorrow");
  expect(nearness("2026-11-23", now)).toBeNull();
});

test.each([
  ["11:30", "12:30", "11:30–12:30"],
  ["19:00", "21:00", "7–9pm"],
  ["10:00", "12:00", "10am–12pm"],
  ["19:30", "21:00", "7:30–9pm"],
  ["10:30", "11:15", "10:30–11:15am"],
  ["15:00", undefined, "3pm"],
])("from %s to %s is written %s%s", (from, to, written) => {
  expect(clockRange(from, to)).toBe(written);
});
