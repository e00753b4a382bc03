import { expect, test } from "vitest";
import { addDays } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { dayInWords, todayInLondon } from "./days.ts";

test("just after midnight in a British summer it is already the next day", () => {
  expect(todayInLondon(new Date("2026-06-30T23:30:00Z"))).toBe("2026-07-01");
});

test("just before midnight in winter it is still the same day", () => {
  expect(todayInLondon(new Date("2026-12-31T23:30:00Z"))).toBe("2026-12-31");
});

test("a week stays a week when the clocks change", () => {
  expect(addDays("2026-03-25", 7)).toBe("2026-04-01");
  expect(addDays("2026-10-21", 7)).toBe("2026-10-28");
});

test("leap years have a 29 February and other years do not", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
});

test("a day knows its weekday and can be read aloud", () => {
  expect(weekdayOf("2026-11-21")).toBe("Saturday");
  expect(dayInWords("2026-11-21")).toBe("Saturday 21 November 2026");
});
