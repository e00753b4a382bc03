import { addDays, clockOf, type Day, dayOf, midnight, type WallTime } from "#time";
import type { Entry } from "./wire.ts";

type SentTimes = Pick<
  Entry,
  "datetime_start" | "datetime_end" | "starts_at" | "ends_at" | "all_day"
>;

/** When an entry of the feed takes place. */
export type EntryTimes = {
  /** When it begins. */
  start: WallTime;
  /** Later than the start; missing if it is unknown. */
  end?: WallTime;
  /** Whether it lasts whole days. Then it begins at the first second of a day, and ends at the last second of one. */
  isAllDay?: true;
};

/** People who mean a whole day let it begin by this time. */
const DAY_BEGINS = "00:01";
/** They let it end at this time, later, or at midnight, because some forms offer no later time. */
const DAY_ENDS = "23:45";
/** An end by this time counts as of the day before. Whole days in UTC end an hour late in summer. */
const NIGHT_ENDS = "06:00";

/** Reads when an entry takes place. Null if it has no date. */
export function readTimes(entry: SentTimes): EntryTimes | null {
  // An answer between the formats may have the start of the present one as null.
  const { start, end } = entry.datetime_start
    ? { start: entry.datetime_start, end: entry.datetime_end }
    : { start: entry.starts_at, end: entry.ends_at };
  if (!start) return null;
  if (entry.all_day || lastsWholeDays(start, end)) return makeWholeDays(start, end);
  return end && end > start ? { start, end } : { start };
}

/** Whether the times of an event are those of whole days. Neither format marks every such event. */
function lastsWholeDays(start: WallTime, end: WallTime | null): boolean {
  if (!end || end < start) return false;
  if (lastsWholeDaysInUtc(start, end)) return true;
  if (clockOf(start) > DAY_BEGINS) return false;
  return clockOf(end) >= DAY_ENDS || clockOf(end) === "00:00";
}

/** Whether the times are those of whole days in UTC, which is an hour behind the church's clock in summer. */
function lastsWholeDaysInUtc(start: WallTime, end: WallTime): boolean {
  const endsAnHourLate = ["00:59", "01:00"].includes(clockOf(end)) && dayOf(end) > dayOf(start);
  return clockOf(start) === "01:00" && endsAnHourLate;
}

function makeWholeDays(start: WallTime, end: WallTime | null): EntryTimes {
  const first = dayOf(start);
  const last = end ? findLastDay(end) : first;
  const endOfLast = `${last > first ? last : first}T23:59:59`;
  return { start: midnight(first), end: endOfLast as WallTime, isAllDay: true };
}

function findLastDay(end: WallTime): Day {
  const isNight = clockOf(end) <= NIGHT_ENDS;
  return isNight ? addDays(dayOf(end), -1) : dayOf(end);
}
