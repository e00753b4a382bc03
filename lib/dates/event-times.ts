import { addDays, clockOf, type Day, dayOf, type WallTime } from "#time";

/** When an event begins and ends. */
type Times = {
  start: WallTime;
  end?: WallTime;
};

/** An event that ends by this time on the next morning counts as one evening. */
const NIGHT_ENDS = "06:00";

/** Between these times an event of several days is probably on. */
const MORNING = "07:00";
const NIGHT = "22:00";

/** Finds the first day of an event and its last. */
export function daysOfEvent(event: Times): { first: Day; last: Day } {
  const { start, end } = event;
  return { first: dayOf(start), last: dayOf(end && lastsSeveralDays(event) ? end : start) };
}

/** Whether an event lasts several days; a watchnight service does not. */
export function lastsSeveralDays({ start, end }: Times): boolean {
  if (!end || dayOf(end) === dayOf(start)) return false;
  return dayOf(end) > addDays(dayOf(start), 1) || clockOf(end) > NIGHT_ENDS;
}

/**
 * Whether the hours of an event of several days may be those of each day: "2026-08-03 10:00" to "2026-08-07 12:00" is a
 * holiday club rather than a camp. From Friday evening to Sunday afternoon it goes on through the nights. One that begins at
 * midnight has no hour that anybody chose.
 */
export function mayHaveDailyHours(event: Times & { isAllDay?: true }): boolean {
  const { start, end, isAllDay } = event;
  if (clockOf(start) < NIGHT_ENDS) return false;
  return !isAllDay && !!end && lastsSeveralDays(event) && clockOf(end) > clockOf(start);
}

/** Whether an event is on at the church's time `now`. Without an end nobody knows, and it is not. */
export function isOnAt(event: Times & { isAllDay?: true }, now: WallTime): boolean {
  const { start, end, isAllDay } = event;
  if (!end || now < start || now >= end) return false;
  const clock = clockOf(now);
  if (mayHaveDailyHours(event)) return clockOf(start) <= clock && clock < clockOf(end);
  if (isAllDay || lastsSeveralDays(event)) return MORNING <= clock && clock < NIGHT;
  return true;
}
