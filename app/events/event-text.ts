import { clockOf, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { clockOn, type DayStyle, dayInStyle } from "#app/time/written-times.ts";
import type { ChurchEvent } from "./event.ts";
import { lastsDays } from "./event-days.ts";

/** When an event is: its start, as a browser and as a person reads it, and what goes on after it. */
export type EventTimes = { machine: string; day: string; clock: string; rest: string };

/**
 * "Sunday, December 6", "at 7:00 PM" and " until 8:15 PM"; "Saturday, December 12" and ", all day". The
 * home page leaves out an end on the same day.
 */
export function timesOf(event: ChurchEvent, style: DayStyle): EventTimes {
  const { start, isAllDay } = event;
  return {
    machine: isAllDay ? dayOf(start) : start,
    day: dayInStyle(style, start),
    clock: isAllDay ? "" : clockInWords(start),
    rest: restOf(event, style),
  };
}

function restOf(event: ChurchEvent, style: DayStyle): string {
  const { end, isAllDay } = event;
  const lasts = lastsDays(event);
  if (isAllDay) return end && lasts ? ` to ${dayInStyle(style, end)}, all day` : ", all day";
  if (!end) return "";
  if (lasts) return ` to ${dayInStyle(style, end)} ${clockInWords(end)}`;
  return style === "full" ? ` until ${clockOn(clockOf(end))}` : "";
}

function clockInWords(time: WallTime): string {
  return `at ${clockOn(clockOf(time))}`;
}
