import { expect, test } from "vitest";
import type { WallTime } from "#app/time/wall-time.ts";
import type { DayStyle } from "#app/time/written-times.ts";
import { between, carols } from "#tests/fixtures/carols.ts";
import type { ChurchEvent } from "./event.ts";
import { timesOf } from "./event-text.ts";

function written(style: DayStyle, end?: string, changes: Partial<ChurchEvent> = {}): string {
  const event = { ...carols, ...between("2026-12-06T19:00:00", end), ...changes };
  const { day, clock, suffix } = timesOf(event, style);
  return [day, clock].filter(Boolean).join(" ") + suffix;
}

const wholeDay = { start: "2026-12-12T00:00:00" as WallTime, isAllDay: true } as const;

test.each<[DayStyle, string | undefined, string, Partial<ChurchEvent>?]>([
  ["brief", undefined, "Dec 6 at 7:00 PM"],
  ["full", undefined, "Sunday, December 6 at 7:00 PM"],
  ["brief", "2026-12-06T20:15:00", "Dec 6 at 7:00 PM"],
  ["full", "2026-12-06T20:15:00", "Sunday, December 6 at 7:00 PM until 8:15 PM"],
  ["brief", "2026-12-08T12:30:00", "Dec 6 at 7:00 PM to Dec 8 at 12:30 PM"],
  [
    "full",
    "2026-12-08T12:30:00",
    "Sunday, December 6 at 7:00 PM to Tuesday, December 8 at 12:30 PM",
  ],
  // A watchnight service is one evening.
  ["full", "2026-12-07T00:15:00", "Sunday, December 6 at 7:00 PM until 12:15 AM"],
  ["brief", "2026-12-12T23:59:59", "Dec 12, all day", wholeDay],
  ["full", "2026-12-12T23:59:59", "Saturday, December 12, all day", wholeDay],
  [
    "full",
    "2026-12-13T23:59:59",
    "Saturday, December 12 to Sunday, December 13, all day",
    wholeDay,
  ],
])("in the %s style an event until %s is “%s”", (style, end, words, changes) => {
  expect(written(style, end, changes)).toBe(words);
});

test("an all-day event has a day and no clock for machines", () => {
  expect(timesOf({ ...carols, ...wholeDay }, "full").dateTime).toBe("2026-12-12");
});
