import { expect, test } from "vitest";
import { wallTime } from "#app/time/wall-time.ts";
import { breakWords, nearDate, nextOrNow, offWords, serviceWords, unusualWords } from "./words.ts";

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
    "Half-term from 26 October: back on Wednesday 4 November",
  );
});

test("what has begun is on now and no longer next, also after midnight", () => {
  const usual = { from: "11:30", to: "12:45" };
  const sunday = { day: "2026-11-22" };
  expect(nextOrNow(sunday, usual, wallTime("2026-11-22", "11:29"))).toBe("Next");
  expect(nextOrNow(sunday, usual, wallTime("2026-11-22", "11:30"))).toBe("On now");
  const watchnight = { day: "2026-12-24", from: "23:15", to: "00:15" };
  expect(nextOrNow(watchnight, usual, wallTime("2026-12-25", "00:05"))).toBe("On now");
  expect(nextOrNow(sunday, {}, wallTime("2026-11-22", "09:00"))).toBe("Next");
});

test("what is off says why, or to which day it was moved", () => {
  const carols = { day: "2026-12-17", change: "off", why: "singing at the town’s carols" } as const;
  expect(offWords(carols)).toBe("Not 17 December: singing at the town’s carols");
  const moved = { day: "2027-01-05", change: "off", movedTo: "2027-01-12" } as const;
  expect(offWords(moved)).toBe("Not 5 January: moved to Tuesday 12 January");
});

test.each([
  [{ day: "2026-12-01" }, ""],
  [{ day: "2026-12-13", name: "Big Breakfast" }, "Big Breakfast"],
  [{ day: "2027-01-12", movedFrom: "2027-01-05" }, "moved from 5 January"],
  [{ day: "2027-01-12", from: "20:00", to: "21:00", where: "Library" }, "8–9pm, Library"],
  [
    { day: "2027-01-12", to: "21:00", why: "the caretaker is away" },
    "until 9pm, the caretaker is away",
  ],
])("what is not as usual about %j is “%s”", (meeting, words) => {
  expect(unusualWords(meeting, { to: "21:30" })).toBe(words);
});

test.each([
  [{ day: "2026-11-22" }, "Main Service", "Sunday 22 November, 11:30 AM"],
  [
    { day: "2026-12-24", name: "Watchnight", from: "23:15", change: "extra" } as const,
    "Watchnight",
    "Thursday 24 December, 11:15 PM",
  ],
  [
    { day: "2027-07-04", from: "10:30", change: "joint", why: "with First Kilmorran" } as const,
    "Main Service",
    "Sunday 4 July, 10:30 AM, with First Kilmorran",
  ],
  [
    { day: "2026-12-27", change: "off", why: "snow" } as const,
    "No Main Service",
    "Sunday 27 December: snow",
  ],
  [
    { day: "2027-03-28", change: "off", movedTo: "2027-03-27" } as const,
    "No Main Service",
    "Sunday 28 March: moved to Saturday 27 March",
  ],
])("a service is announced with its hour, or why it is off: %j", (meeting, name, words) => {
  expect(serviceWords(meeting, { name: "Main Service", from: "11:30" })).toEqual({ name, words });
});
