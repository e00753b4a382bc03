import { addDays, clockOf, type Day, dayOf, type WallTime } from "#time";

/** When an event begins and ends. */
type Times = {
  start: WallTime;
  end?: WallTime;
};

/** An event that ends by this time on the next morning counts as one evening. */
const NIGHT_ENDS = "06:00";

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
 * Whether an event is on at the church's time `now`. Of one without an end, of whole days or of several nobody knows at
 * which hours it is on, and it is not.
 */
export function isOnAt(event: Times & { isAllDay?: true }, now: WallTime): boolean {
  const { start, end, isAllDay } = event;
  if (!end || isAllDay || lastsSeveralDays(event)) return false;
  return start <= now && now < end;
}
