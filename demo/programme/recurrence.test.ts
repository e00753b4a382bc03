import { expect, test } from "vitest";
import type { Regularly } from "./read-programme.ts";
import { isBetween, nextDay } from "./recurrence.ts";

const saturday = "2026-11-21";
const every = (every: Regularly["every"], rest: Partial<Regularly> = {}) => ({
  every,
  turn: 1,
  ...rest,
});

test("the coming Sunday is tomorrow on a Saturday, and the coming Saturday is never today", () => {
  expect(nextDay(every("Sunday"), saturday)).toBe("2026-11-22");
  expect(nextDay(every("Saturday"), saturday)).toBe("2026-11-28");
  expect(nextDay(every("Saturday", { turn: 2 }), saturday)).toBe("2026-12-05");
});

test("nothing ordinary falls on a public holiday, but Sunday is always Sunday", () => {
  expect(nextDay(every("Friday"), "2026-12-21")).toBe("2027-01-08");
  expect(nextDay(every("Sunday"), "2026-07-08")).toBe("2026-07-12");
});

test("the first Tuesday is sought in this month and then in the next", () => {
  const firstTuesday = every("Tuesday", { week: "first" });
  expect(nextDay(firstTuesday, "2026-11-02")).toBe("2026-11-03");
  expect(nextDay(firstTuesday, "2026-11-03")).toBe("2026-12-01");
});

test("a yearly day is found only when it comes within three months", () => {
  expect(nextDay({ on: "12-24" }, saturday)).toBe("2026-12-24");
  expect(nextDay({ on: "12-24" }, "2026-06-01")).toBeUndefined();
});

test("the third Sunday of December is found from November", () => {
  expect(nextDay(every("Sunday", { week: "third", month: 12 }), saturday)).toBe("2026-12-20");
});

test("a stretch of the year can run over New Year", () => {
  const holidays = { from: "12-20", to: "01-06" };
  const days = ["2026-12-19", "2026-12-20", "2027-01-06", "2027-01-07"];
  expect(days.map((day) => isBetween(day, holidays))).toEqual([false, true, true, false]);
});
