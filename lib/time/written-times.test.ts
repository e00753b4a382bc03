import { expect, test } from "vitest";
import { britishDate, clockRange, shortDate, twelveHourClock } from "./written-times.ts";

test("on a clock of twelve hours noon is 12:00 PM, and five past midnight is 12:05 AM", () => {
  expect(twelveHourClock("12:00")).toBe("12:00 PM");
  expect(twelveHourClock("00:05")).toBe("12:05 AM");
});

test("a date has its weekday first and its month last, in whole words or in three letters each", () => {
  expect(britishDate("2026-11-22")).toBe("Sunday 22 November");
  expect(shortDate("2026-09-08")).toBe("Tue 8 Sep");
});

test.each([
  ["11:30", "12:30", "11:30am–12:30pm"],
  ["19:00", "21:00", "7–9pm"],
  ["10:00", "12:00", "10am–12pm"],
  ["19:30", "21:00", "7:30–9pm"],
  ["10:30", "11:15", "10:30–11:15am"],
  ["11:30", "13:00", "11:30am–1pm"],
  ["11:30", "23:45", "11:30am–11:45pm"],
  ["20:00", "00:00", "8pm–midnight"],
  ["00:00", "06:00", "midnight–6am"],
  ["23:15", "00:15", "11:15pm–12:15am"],
])("on a noticeboard %s to %s is written “%s”", (from, to, written) => {
  expect(clockRange(from, to)).toBe(written);
});

test.each([
  ["15:00", "3pm"],
  ["11:30", "11:30am"],
  ["12:00", "noon"],
])("on a noticeboard %s without an end is written “%s”", (from, written) => {
  expect(clockRange(from)).toBe(written);
});
