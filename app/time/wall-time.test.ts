import { expect, test } from "vitest";
import { addDays, CHURCH_ZONE, churchTimeAt, daysBetween, readWallTime } from "./wall-time.ts";

test("the church's clock changes when the tables of time zones say so, for years to come", () => {
  const tables = new Intl.DateTimeFormat("sv", {
    timeZone: CHURCH_ZONE,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const hours = Array.from(
    { length: 15 * 366 * 24 },
    (_, hour) => new Date(Date.UTC(2024, 0, 1, hour)),
  );
  const others = hours.filter(
    (hour) => churchTimeAt(hour) !== tables.format(hour).replace(" ", "T"),
  );
  expect(others).toEqual([]);
});

test("a time in the feed is kept as it was written, also in an hour the clocks skip", () => {
  expect(readWallTime("2026-03-29 01:30:00")).toBe("2026-03-29T01:30:00");
});

test.each(["", "tomorrow", "2026-02-30 10:00:00", "2026-12-06 25:00:00", "06/12/2026 19:00"])(
  "%j is not a time",
  (written) => {
    expect(readWallTime(written)).toBeNull();
  },
);

test("days are counted across the end of a month, a leap day and a clock change", () => {
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(addDays("2026-10-24", 2)).toBe("2026-10-26");
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect(daysBetween("2026-10-26", "2026-10-24")).toBe(-2);
});
