import { expect, test } from "vitest";
import { wallTime } from "#app/time/wall-time.ts";
import { meetingFrom, type PlainDate } from "./meeting.ts";
import { breakWords, nearDate, nextOrNow, offWords, unusualWords } from "./words.ts";

test("only a reader whose day is known is told of today and tomorrow", () => {
  const now = wallTime("2026-11-21", "23:59");
  expect(nearDate("2026-11-21", now)).toBe("Today, Saturday 21 November");
  expect(nearDate("2026-11-22", now)).toBe("Tomorrow, Sunday 22 November");
  expect(nearDate("2026-11-23", now)).toBe("Monday 23 November");
  expect(nearDate("2026-11-22", null)).toBe("Sunday 22 November");
});

test("a break says when it is over, and when it begins while it has not", () => {
  const halfTerm = { from: "2026-10-26", to: "2026-10-30", name: "half-term" } as const;
  expect(breakWords(halfTerm, "2026-10-26", "2026-11-04")).toBe(
    "Half-term: back on Wednesday 4 November",
  );
  expect(breakWords(halfTerm, "2026-10-25", "2026-11-04")).toBe(
    "Half-term from Monday 26 October: back on Wednesday 4 November",
  );
});

test("what has begun is on now and no longer next, also after midnight; never where no hour is known", () => {
  const sunday = { day: "2026-11-22" };
  const usual = meetingFrom(sunday, { from: "11:30", to: "12:45" });
  expect(nextOrNow(usual, wallTime("2026-11-22", "11:29"))).toBe("Next");
  expect(nextOrNow(usual, wallTime("2026-11-22", "11:30"))).toBe("On now");
  const watchnight = meetingFrom({ day: "2026-12-24", from: "23:15", to: "00:15" }, {});
  expect(nextOrNow(watchnight, wallTime("2026-12-25", "00:05"))).toBe("On now");
  expect(nextOrNow(meetingFrom(sunday, {}), wallTime("2026-11-22", "09:00"))).toBe("Next");
});

test.each<[PlainDate, string]>([
  [{ day: "2026-12-17", change: "off", why: "carols" }, "Not Thursday 17 December: carols"],
  [
    { day: "2027-01-05", change: "off", movedTo: "2027-01-12" },
    "Not Tuesday 5 January: moved to Tuesday 12 January",
  ],
])("what is off says why, or to which day it was moved: %j", (meeting, words) => {
  expect(offWords(meeting)).toBe(words);
});

test.each<[PlainDate, string]>([
  [{ day: "2026-12-01" }, ""],
  [{ day: "2026-12-13", name: "Big Breakfast" }, "Big Breakfast"],
  [{ day: "2027-01-12", movedFrom: "2027-01-05" }, "moved from Tuesday 5 January"],
  [{ day: "2027-01-12", from: "20:00", to: "21:00", where: "Library" }, "8–9pm, Library"],
  [
    { day: "2027-01-12", to: "21:00", why: "the caretaker is away" },
    "until 9pm, the caretaker is away",
  ],
])("what is not as usual about %j is “%s”", (meeting, words) => {
  expect(unusualWords(meeting)).toBe(words);
});
