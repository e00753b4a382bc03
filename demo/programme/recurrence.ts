import { addDays, type Day } from "#app/time/wall-time.ts";
import { fallsOn, weekdayOf } from "#app/time/weekdays.ts";
import type { Falls, Regularly } from "./read-programme.ts";

/** ChurchSuite shows about three months of its calendar. */
export const DAYS_SHOWN = 92;

/** Public holidays, when nothing ordinary is on. */
const HOLIDAYS = ["01-01", "07-12", "07-13", "12-24", "12-25", "12-26", "12-31"];

const seasons = ["Winter", "Spring", "Summer", "Autumn"] as const;

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

/** Whether a day lies between two dates of the year, both included; may run over New Year. */
export function isBetween(day: Day, { from, to }: { from: string; to: string }): boolean {
  const date = day.slice("2026-".length);
  return from <= to ? from <= date && date <= to : from <= date || date <= to;
}

export function seasonOf(day: Day) {
  return seasons[Math.floor((monthOf(day) % 12) / 3)] ?? "Winter";
}

function isRegularly({ every, week, month }: Regularly, day: Day): boolean {
  const isInItsMonth = month === undefined || monthOf(day) === month;
  return isInItsMonth && fallsOn(day, { every, week }) && isOpen(day);
}

/** There is church every Sunday, whatever else is shut. */
function isOpen(day: Day): boolean {
  return weekdayOf(day) === "Sunday" || !HOLIDAYS.some((holiday) => day.endsWith(holiday));
}

/** Month of the year, 1 to 12. */
function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}
