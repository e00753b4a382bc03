import { expect, onTestFinished, test, vi } from "vitest";
import {
  addDays,
  CHURCH_ZONE,
  churchTimeAt,
  daysBetween,
  readWallTime,
  withOffset,
} from "./wall-time.ts";

const YEARS = 15;
const allHours = Array.from(
  { length: YEARS * 365 * 24 },
  (_, hour) => new Date(Date.UTC(2024, 0, 1, hour)),
);
const MARCH = 2;
const OCTOBER = 9;

/** Each hour of the months in which clocks are changed, and noon of all other days. */
const hours = allHours.filter((hour) => {
  return [MARCH, OCTOBER].includes(hour.getUTCMonth()) || hour.getUTCHours() === 12;
});

test.each([
  ["America/Los_Angeles", 420],
  ["Pacific/Auckland", -720],
  ["UTC", 0],
])("a visitor in %s sees the time that the clock in the church hall shows", (zone, minutesWest) => {
  vi.stubEnv("TZ", zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(new Date(2026, 6, 1).getTimezoneOffset()).toBe(minutesWest);
  const churchClock = new Intl.DateTimeFormat("sv", {
    timeZone: CHURCH_ZONE,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const wrong = hours.filter((hour) => {
    return churchTimeAt(hour) !== churchClock.format(hour).replace(" ", "T");
  });
  expect(wrong).toEqual([]);
});

test("a time with its offset is the instant that it names; an hour that comes twice in October is the first of both", () => {
  const others = hours.filter((hour) => {
    return Date.parse(withOffset(churchTimeAt(hour))) !== Number(hour);
  });
  const secondHourOfOctober = expect.stringMatching(/-10-\d\dT01:00:00$/);
  expect(others.map(churchTimeAt)).toEqual(Array(YEARS).fill(secondHourOfOctober));
});

test.each([
  ["2026-12-06 19:00:00", "2026-12-06T19:00:00"],
  ["2026-12-06T19:00:00", "2026-12-06T19:00:00"],
  ["2026-12-06 19:00", "2026-12-06T19:00:00"],
  ["2026-07-05T18:00:00Z", "2026-07-05T19:00:00"],
  ["2026-12-06T19:00:00.000Z", "2026-12-06T19:00:00"],
  ["2026-07-05T19:00:00+01:00", "2026-07-05T19:00:00"],
  ["2026-07-05T14:00:00-0400", "2026-07-05T19:00:00"],
])("a calendar that writes %s means %s by the church's clock", (written, time) => {
  expect(readWallTime(written)).toBe(time);
});

test.each([
  "",
  "soon",
  "06/12/2026 19:00",
  "2026-02-30 19:00:00",
  "2026-12-06 25:00:00",
  "0000-00-00 00:00:00",
])("“%s” is no time", (written) => {
  expect(readWallTime(written)).toBeNull();
});

test("days are counted across the end of a month, a leap day and a clock change", () => {
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(addDays("2026-10-24", 2)).toBe("2026-10-26");
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect(daysBetween("2026-10-26", "2026-10-24")).toBe(-2);
});
