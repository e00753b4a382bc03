import { afterAll, expect, test } from "vitest";
import { churchTimeAt, offsetAt, readWallTime, type WallTime } from "#app/time/wall-time.ts";
import { between, carols } from "#tests/fixtures/carols.ts";
import { isOver } from "./event.ts";
import { timesOf } from "./event-text.ts";

const home = process.env.TZ;
afterAll(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

/** On either side of both clock changes: a day in words, and its 12:45 as an instant. */
const days = [
  ["2027-03-27", "Saturday, March 27 at 11:30 AM", "2027-03-27T12:45:00Z"],
  ["2027-03-28", "Sunday, March 28 at 11:30 AM", "2027-03-28T11:45:00Z"],
  ["2026-10-24", "Saturday, October 24 at 11:30 AM", "2026-10-24T11:45:00Z"],
  ["2026-10-25", "Sunday, October 25 at 11:30 AM", "2026-10-25T12:45:00Z"],
] as const;

test.each([
  ["America/Los_Angeles", 420],
  ["Pacific/Auckland", -720],
  ["Europe/London", -60],
  ["UTC", 0],
])("where the clock is that of %s times, ends and offsets are London's", (zone, minutesWest) => {
  process.env.TZ = zone;
  expect(new Date(2026, 6, 1).getTimezoneOffset()).toBe(minutesWest);
  for (const [date, words, over] of days) {
    const service = between(readWallTime(`${date} 11:30:00`) ?? "", `${date}T12:45:00`);
    const { day, clock } = timesOf({ ...carols, ...service }, "full");
    expect(`${day} ${clock}`).toBe(words);
    const instant = new Date(over);
    expect(isOver({ ...carols, ...service }, churchTimeAt(instant))).toBe(true);
    expect(
      isOver({ ...carols, ...service }, churchTimeAt(new Date(instant.getTime() - 1000))),
    ).toBe(false);
  }
  expect(
    [
      "2027-03-28T00:59:59",
      "2027-03-28T02:00:00",
      "2026-10-25T01:59:59",
      "2026-10-25T02:00:00",
    ].map((time) => offsetAt(time as WallTime)),
  ).toEqual(["+00:00", "+01:00", "+01:00", "+00:00"]);
});
