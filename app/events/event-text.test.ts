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

test("the home page writes a time briefly and the events page in full", () => {
  expect(written("brief")).toBe("Dec 6 at 7:00 PM");
  expect(written("full")).toBe("Sunday, December 6 at 7:00 PM");
});

test("the events page says until when, the home page does not", () => {
  expect(written("full", "2026-12-06T20:15:00")).toBe(
    "Sunday, December 6 at 7:00 PM until 8:15 PM",
  );
  expect(written("brief", "2026-12-06T20:15:00")).toBe("Dec 6 at 7:00 PM");
});

test("an event of several days says when it ends, day and clock", () => {
  expect(written("full", "2026-12-08T12:30:00")).toBe(
    "Sunday, December 6 at 7:00 PM to Tuesday, December 8 at 12:30 PM",
  );
  expect(written("brief", "2026-12-08T12:30:00")).toBe("Dec 6 at 7:00 PM to Dec 8 at 12:30 PM");
});

test("a watchnight service is one evening, though it ends on another day", () => {
  expect(written("full", "2026-12-07T00:15:00")).toBe(
    "Sunday, December 6 at 7:00 PM until 12:15 AM",
  );
});

test("an all-day event has no clock in its words", () => {
  const wholeDay = { start: "2026-12-12T00:00:00" as WallTime, isAllDay: true } as const;
  expect(written("brief", "2026-12-12T23:59:59", wholeDay)).toBe("Dec 12, all day");
  expect(written("full", "2026-12-12T23:59:59", wholeDay)).toBe("Saturday, December 12, all day");
  expect(written("full", "2026-12-13T23:59:59", wholeDay)).toBe(
    "Saturday, December 12 to Sunday, December 13, all day",
  );
  expect(timesOf({ ...carols, ...wholeDay }, "full").dateTime).toBe("2026-12-12");
});
