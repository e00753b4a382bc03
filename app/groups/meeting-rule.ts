import type { Meets } from "#app/content-loader/groups.server.ts";
import { addDays, type Day, dayOf, type WallTime, wallTime } from "#app/time/wall-time.ts";
import { isWeekOfMonth, weekdayOf } from "#app/time/weekdays.ts";
import { clockRange } from "#app/time/written-times.ts";

// Two months: a date further off would not help a visitor.
const DAYS_TO_LOOK_AHEAD = 62;

export type Term = { from: Day; to: Day };

/** "Sundays 11:30–12:30", "Third Saturday, 3pm", "Thursday evenings". */
export function meetingWords({ every, week, from, to, time }: Meets): string {
  const clock = from && clockRange(from, to);
  if (week) return `${capital(week)} ${every}, ${clock ?? time}`;
  return clock ? `${every}s ${clock}` : `${every} ${time}s`;
}

/**
 * The next day a group meets, today included until the meeting is over; null where there is none within
 * two months, or none within the terms in church.yaml.
 */
export function nextMeeting(meets: Meets, terms: Term[], now: WallTime): Day | null {
  for (let ahead = 0; ahead < DAYS_TO_LOOK_AHEAD; ahead++) {
    const day = addDays(dayOf(now), ahead);
    if (!fallsOn(day, meets) || (meets.term && !isInTerm(day, terms))) continue;
    if (wallTime(day, meets.to ?? meets.from ?? "23:59") > now) return day;
  }
  return null;
}

/** Whether a day is of this weekday, or the first … last of it in its month. */
export function fallsOn(day: Day, { every, week }: Pick<Meets, "every" | "week">): boolean {
  return weekdayOf(day) === every && (week === undefined || isWeekOfMonth(day, week));
}

function isInTerm(day: Day, terms: Term[]): boolean {
  return terms.some(({ from, to }) => from <= day && day <= to);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
