import { addDays, clockOf, type Day, dayOf, midnight, readWallTime, type WallTime } from "#time";
import { isOn, textIn, valueAt } from "./json-fields.ts";

/** When an entry of the feed takes place. */
export type EntryTimes = {
  start: WallTime;
  /** Later than the start; missing if it is unknown. */
  end?: WallTime;
  /** It begins at the first second of a day, and ends at the last of the same day or of another. */
  isAllDay?: true;
};

/** Who means a whole day begins it by then, */
const DAY_BEGINS = "00:01";
/** and ends it from then on, or at midnight: some lists of hours have no later ones. */
const DAY_ENDS = "23:45";
/** What ends by then on the next morning counts as of the day before: times in UTC are an hour late in summer. */
const NIGHT_ENDS = "06:00";

/** Null if an entry is no event, or has no date. */
export function readTimes(json: unknown, startPath: string, endPath: string): EntryTimes | null {
  const start = readWallTime(textIn(valueAt(json, startPath)));
  const end = readWallTime(textIn(valueAt(json, endPath)));
  if (!start) return null;
  if (isOn(valueAt(json, "all_day")) || lastsWholeDays(start, end)) return wholeDays(start, end);
  return end && end > start ? { start, end } : { start };
}

/** Neither format marks every such event. */
function lastsWholeDays(start: WallTime, end: WallTime | null): boolean {
  if (!end || end < start || clockOf(start) > DAY_BEGINS) return false;
  return clockOf(end) >= DAY_ENDS || clockOf(end) === "00:00";
}

function wholeDays(start: WallTime, end: WallTime | null): EntryTimes {
  const first = dayOf(start);
  const last = end ? lastDayUntil(end) : first;
  const endOfLast = `${last > first ? last : first}T23:59:59`;
  return { start: midnight(first), end: endOfLast as WallTime, isAllDay: true };
}

function lastDayUntil(end: WallTime): Day {
  const isNight = clockOf(end) <= NIGHT_ENDS;
  return isNight ? addDays(dayOf(end), -1) : dayOf(end);
}
