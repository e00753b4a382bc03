import { addDays, type Day } from "#app/time/wall-time.ts";
import { isWeekOfMonth, type Week, type Weekday, weekdayOf } from "#app/time/weekdays.ts";
import { monthOf } from "./days.ts";

/** ChurchSuite shows about three months of its calendar. */
export const DAYS_SHOWN = 92;

/** A rule that finds an event's day after today, or nothing when it is too far ahead. */
export type When = (today: Day) => Day | undefined;

/** Public holidays, when nothing ordinary is on. */
const HOLIDAYS = ["01-01", "07-12", "07-13", "12-24", "12-25", "12-26", "12-31"];

export type Season = "Winter" | "Spring" | "Summer" | "Autumn";

/** The next such weekday after today, or the one `turn` weeks along: coming("Sunday", 2). */
export function coming(weekday: Weekday, turn = 1): When {
  return (today) => dayAhead(today, (day) => weekdayOf(day) === weekday && isOpen(day), turn);
}

/** monthly("third", "Saturday"): the next one, or the one after that with `turn` 2. */
export function monthly(which: Week, weekday: Weekday, turn = 1): When {
  return (today) => dayAhead(today, (day) => isInMonth(day, which, weekday) && isOpen(day), turn);
}

/** yearly("12-24"): month and day. */
export function yearly(date: string): When {
  return (today) => dayAhead(today, (day) => day.endsWith(date));
}

/** yearlyOn("third", "Sunday", 12): the third Sunday of December. */
export function yearlyOn(which: Week, weekday: Weekday, month: number): When {
  return (today) =>
    dayAhead(today, (day) => monthOf(day) === month && isInMonth(day, which, weekday));
}

/** Whether a day lies between two dates of the year, both included; may run over New Year. */
export function between(from: string, to: string): (day: Day) => boolean {
  return (day) => {
    const date = day.slice("2026-".length);
    return from <= to ? from <= date && date <= to : from <= date || date <= to;
  };
}

/** Whether a day lies outside two dates of the year. */
export function outside(from: string, to: string): (day: Day) => boolean {
  const inside = between(from, to);
  return (day) => !inside(day);
}

export function seasonOf(day: Day): Season {
  const month = monthOf(day);
  if (month === 12 || month <= 2) return "Winter";
  if (month <= 5) return "Spring";
  return month <= 8 ? "Summer" : "Autumn";
}

/** There is church every Sunday, whatever else is shut. */
function isOpen(day: Day): boolean {
  return weekdayOf(day) === "Sunday" || !HOLIDAYS.some((holiday) => day.endsWith(holiday));
}

function dayAhead(today: Day, matches: (day: Day) => boolean, turn = 1): Day | undefined {
  let found = 0;
  for (let ahead = 1; ahead <= DAYS_SHOWN; ahead++) {
    const day = addDays(today, ahead);
    if (matches(day)) found++;
    if (found === turn) return day;
  }
  return undefined;
}

function isInMonth(day: Day, which: Week, weekday: Weekday): boolean {
  return weekdayOf(day) === weekday && isWeekOfMonth(day, which);
}
