import { expect, test } from "vitest";
import { britishDate, clockRange, shortDate, twelveHourClock } from "./written-times.ts";

test.each([
  ["noon is 12 PM, with a plain space before it", twelveHourClock("12:00"), "12:00 PM"],
  ["midnight is 12 AM", twelveHourClock("00:05"), "12:05 AM"],
  ["a service is dated the British way", britishDate("2026-11-22"), "Sunday 22 November"],
  ["a short date has no comma and no long month", shortDate("2026-09-08"), "Tue 8 Sep"],
])("%s", (_what, written, expected) => {
  expect(written).toBe(expected);
});

test.each([
  ["11:30", "12:30", "11:30am–12:30pm"],
  ["19:00", "21:00", "7–9pm"],
  ["10:00", "12:00", "10am–12pm"],
  ["19:30", "21:00", "7:30–9pm"],
  ["10:30", "11:15", "10:30–11:15am"],
  ["11:30", "13:00", "11:30am–1pm"],
  ["11:30", "23:45", "11:30am–11:45pm"],
  ["15:00", undefined, "3pm"],
  ["11:30", undefined, "11:30am"],
  ["12:00", undefined, "noon"],
  ["20:00", "00:00", "8pm–midnight"],
  ["00:00", "06:00", "midnight–6am"],
  ["23:15", "00:15", "11:15pm–12:15am"],
])("from %s to %s is written %s%s", (from, to, written) => {
  expect(clockRange(from, to)).toBe(written);
});
