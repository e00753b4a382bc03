import { addDays, type Day } from "#app/time/wall-time.ts";
import { fallsOn, weekdayOf } from "#app/time/weekdays.ts";
import type { Falls, Regularly } from "./read-programme.ts";

/** ChurchSuite shows about three months of its calendar. */
export const DAYS_SHOWN = 92;

/** Public holidays, when nothing ordinary is on; after a Boxing Day on a Saturday the Monday is one. */
const HOLIDAYS = ["01-01", "07-12", "07-13", "12-24", "12-25", "12-26", "12-28", "12-31"];

/** The day after today on which an event falls, or nothing when it is too far ahead. */
export function nextDay(falls: Falls, today: Day): Day | undefined {
  if ("inDays" in falls) return addDays(today, falls.inDays);
  const isOn = (day: Day) => ("on" in falls ? day.endsWith(falls.on) : isRegularly(falls, day));
  let turnsLeft = "on" in falls ? 1 : falls.turn;
  for (let ahead = 1; ahead <= DAYS_SHOWN; ahead++) {
    const day = addDays(today, ahead);
    if (isOn(day)) turnsLeft--;
    if (turnsLeft === 0) return day;
  }
  return undefined;
}

/** Dates of the year, both included; may run over New Year. */
type DatesOfYear = { from: string; to: string };

/** Whether a day lies between two dates of the year, or two of several. */
export function isBetween(day: Day, dates: DatesOfYear | DatesOfYear[]): boolean {
  const date = day.slice("2026-".length);
  return [dates]
    .flat()
    .some(({ from, to }) => (from <= to ? from <= date && date <= to : from <= date || date <= to));
}

function isRegularly({ every, week, month }: Regularly, day: Day): boolean {
  const isInItsMonth = month === undefined || monthOf(day) === month;
  return isInItsMonth && fallsOn(day, { every, week: week && [week] }) && isOpen(day);
}

/** There is church every Sunday, whatever else is shut. */
function isOpen(day: Day): boolean {
  return weekdayOf(day) === "Sunday" || !HOLIDAYS.some((holiday) => day.endsWith(holiday));
}

/** Month of the year, 1 to 12. */
function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}
