import { expect, onTestFinished, test, vi } from "vitest";
import { addDays, CHURCH_ZONE, churchTimeAt, daysBetween, withOffset } from "./wall-time.ts";

const hours = Array.from(
  { length: 15 * 366 * 24 },
  (_, hour) => new Date(Date.UTC(2024, 0, 1, hour)),
);

test.each([
  ["America/Los_Angeles", 420],
  ["Pacific/Auckland", -720],
  ["UTC", 0],
])("in %s, too, the church's clock is that of the tables of time zones", (zone, minutesWest) => {
  vi.stubEnv("TZ", zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(new Date(2026, 6, 1).getTimezoneOffset()).toBe(minutesWest);
  const tables = new Intl.DateTimeFormat("sv", {
    timeZone: CHURCH_ZONE,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const times = hours.map((hour) => [hour, churchTimeAt(hour)] as const);
  const wrong = times.filter(([hour, time]) => time !== tables.format(hour).replace(" ", "T"));
  expect(wrong).toEqual([]);
  // An hour that comes twice in October means the first of both.
  const second = times.filter(([hour, time]) => Date.parse(withOffset(time)) !== Number(hour));
  expect(second.map(([, time]) => time)).toEqual(
    Array(15).fill(expect.stringMatching(/-10-\d\dT01:00:00$/)),
  );
});

test("days are counted across the end of a month, a leap day and a clock change", () => {
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(addDays("2026-10-24", 2)).toBe("2026-10-26");
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect(daysBetween("2026-10-26", "2026-10-24")).toBe(-2);
});
