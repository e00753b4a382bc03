import { expect, onTestFinished, test, vi } from "vitest";
import { churchTimeAt, offsetAt, readWallTime, wallTime } from "#app/time/wall-time.ts";
import { between, carols } from "#tests/fixtures/carols.ts";
import { isOver } from "./event.ts";
import { timesOf } from "./event-text.ts";

/** On either side of both clock changes: a day in words, its offset, and its 12:45 as an instant. */
const days = [
  ["2027-03-27", "Saturday, March 27 at 11:30 AM", "+00:00", "2027-03-27T12:45:00Z"],
  ["2027-03-28", "Sunday, March 28 at 11:30 AM", "+01:00", "2027-03-28T11:45:00Z"],
  ["2026-10-24", "Saturday, October 24 at 11:30 AM", "+01:00", "2026-10-24T11:45:00Z"],
  ["2026-10-25", "Sunday, October 25 at 11:30 AM", "+00:00", "2026-10-25T12:45:00Z"],
] as const;

test.each([
  ["America/Los_Angeles", 420],
  ["Pacific/Auckland", -720],
  ["UTC", 0],
])("where the clock is that of %s times, ends and offsets are London's", (zone, minutesWest) => {
  vi.stubEnv("TZ", zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(new Date(2026, 6, 1).getTimezoneOffset()).toBe(minutesWest);
  for (const [date, words, offset, over] of days) {
    const service = {
      ...carols,
      ...between(readWallTime(`${date} 11:30:00`) ?? "", `${date}T12:45:00`),
    };
    const { day, clock } = timesOf(service, "full");
    expect(`${day} ${clock}`).toBe(words);
    expect(offsetAt(service.start)).toBe(offset);
    const instant = new Date(over);
    expect(isOver(service, churchTimeAt(instant))).toBe(true);
    expect(isOver(service, churchTimeAt(new Date(instant.getTime() - 1000)))).toBe(false);
  }
  // In the hours of the changes themselves.
  const offsets = (day: string, ...clocks: string[]) =>
    clocks.map((clock) => offsetAt(wallTime(day, clock)));
  expect(offsets("2027-03-28", "00:59", "02:00")).toEqual(["+00:00", "+01:00"]);
  expect(offsets("2026-10-25", "01:59", "02:00")).toEqual(["+01:00", "+00:00"]);
});
