import { expect, test } from "vitest";
import { wallTime } from "./wall-time.ts";
import { britishDate, clockOn, clockRange, nearness, shortDate } from "./written-times.ts";

test("noon is 12 PM and midnight 12 AM, with a plain space before it", () => {
  expect(clockOn("12:00")).toBe("12:00 PM");
  expect(clockOn("00:05")).toBe("12:05 AM");
});

test("a service is dated the British way", () => {
  expect(britishDate("2026-11-22")).toBe("Sunday 22 November");
});

test("a date of few letters has no comma and no long month", () => {
  expect(shortDate("2026-09-08")).toBe("Tue 8 Sep");
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
  ["11:30", "13:00", "11:30am–1pm"],
  ["15:00", undefined, "3pm"],
  ["23:15", "00:15", "11:15pm–12:15am"],
])("from %s to %s is written %s%s", (from, to, written) => {
  expect(clockRange(from, to)).toBe(written);
});
