import { expect, test } from "vitest";
import { addDays, type WallTime, wallTime } from "#app/time/wall-time.ts";
import { comingMeetings } from "./meeting.ts";
import { firstDay, packDays } from "./packed-days.ts";
import { readGroupSeries } from "./series.server.ts";

const year = Array.from({ length: 400 }, (_, count) => addDays("2026-08-20", count));
const clocks = ["00:00", "11:14", "12:30", "18:00", "21:29", "21:30", "23:58"];
const moments = year.flatMap((day) => clocks.map((clock) => wallTime(day, clock)));

test("of every group the same day comes next as in its whole list, at any hour of the year", () => {
  for (const series of readGroupSeries()) {
    const packed = packDays(series);
    const fromList = (now: WallTime) => comingMeetings(series, now, 1).next[0]?.day;
    const wrong = moments.filter((now) => firstDay(packed, now) !== fromList(now));
    expect(wrong, series.name).toEqual([]);
  }
});

test("what lasts into the night is on the day on which it begins", () => {
  const sleepover = { day: "2026-12-04", from: "19:00", to: "09:00" };
  const packed = packDays({ meetings: [sleepover] });
  expect(firstDay(packed, wallTime("2026-12-04", "20:00"))).toBe(sleepover.day);
});
