import { afterAll, describe, expect, test } from "vitest";
import { churchTimeAt, offsetAt, readWallTime, type WallTime } from "#app/time/wall-time.ts";
import { between, carols } from "#tests/fixtures/carols.ts";
import { isOver } from "./event.ts";
import { timesOf } from "./event-text.ts";

const home = process.env.TZ;
afterAll(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

for (const zone of ["America/Los_Angeles", "Pacific/Auckland", "Europe/London", "UTC"]) {
  describe(`where the clock is that of ${zone}`, () => {
    test("times are the church's own on either side of both clock changes", () => {
      process.env.TZ = zone;
      expect(new Date(2026, 6, 1).getTimezoneOffset()).toBe(minutesWest[zone]);
      for (const [day, words] of [
        ["2027-03-27", "Saturday, March 27 at 11:30 AM"],
        ["2027-03-28", "Sunday, March 28 at 11:30 AM"],
        ["2026-10-24", "Saturday, October 24 at 11:30 AM"],
        ["2026-10-25", "Sunday, October 25 at 11:30 AM"],
      ]) {
        const start = readWallTime(`${day} 11:30:00`) ?? "";
        const { day: written, clock } = timesOf({ ...carols, ...between(start) }, "full");
        expect(`${written} ${clock}`).toBe(words);
      }
    });

    test("an event is over by the clock of London, to the second", () => {
      process.env.TZ = zone;
      for (const [end, lastInstant, over] of [
        ["2027-03-27T12:45:00", "2027-03-27T12:44:59Z", "2027-03-27T12:45:00Z"],
        ["2027-03-28T12:45:00", "2027-03-28T11:44:59Z", "2027-03-28T11:45:00Z"],
        ["2026-10-24T12:45:00", "2026-10-24T11:44:59Z", "2026-10-24T11:45:00Z"],
        ["2026-10-25T12:45:00", "2026-10-25T12:44:59Z", "2026-10-25T12:45:00Z"],
      ] as const) {
        const service = { ...carols, ...between("2026-10-24T11:30:00", end) };
        expect(isOver(service, churchTimeAt(new Date(lastInstant)))).toBe(false);
        expect(isOver(service, churchTimeAt(new Date(over)))).toBe(true);
      }
    });

    test("the offset is that of London at the time", () => {
      process.env.TZ = zone;
      const offsets = ["2027-03-28T00:59:59", "2027-03-28T02:00:00", "2026-10-25T01:59:59"].map(
        (time) => offsetAt(time as WallTime),
      );
      expect(offsets).toEqual(["+00:00", "+01:00", "+01:00"]);
      expect(offsetAt("2026-10-25T02:00:00" as WallTime)).toBe("+00:00");
    });
  });
}

const minutesWest: Record<string, number> = {
  "America/Los_Angeles": 420,
  "Pacific/Auckland": -720,
  "Europe/London": -60,
  UTC: 0,
};
