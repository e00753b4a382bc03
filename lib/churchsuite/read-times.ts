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

/** An end by this time counts as of the day before. Whole days in UTC end an hour late in summer. */
const NIGHT_ENDS = "01:00";

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

/** Whether an event begins and ends with a day, because the present format does not mark whole days. */
function lastsWholeDays(start: WallTime, end: WallTime | null): boolean {
  if (!end || end < start || clockOf(start) !== "00:00") return false;
  return clockOf(end) === "23:59" || clockOf(end) === "00:00";
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
