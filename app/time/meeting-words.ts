import type { Week, Weekday } from "./weekdays.ts";
import { clockRange } from "./written-times.ts";

/** What a noticeboard says of when something meets. Clock times as "19:30". */
type Regularly = {
  every: Weekday;
  week?: Week | undefined;
  from?: string | undefined;
  to?: string | undefined;
  time?: "morning" | "afternoon" | "evening" | undefined;
};

/** "Sundays 11:30–12:30", "Third Saturday, 3pm", "Thursday evenings". */
export function meetingWords({ every, week, from, to, time }: Regularly): string {
  const clock = from && clockRange(from, to);
  if (!week && !clock) return `${every} ${time}s`;
  return `${weekdayWords({ every, week })}${week ? "," : ""} ${clock ?? time}`;
}

/** "Sundays", "Third Saturday". */
export function weekdayWords({ every, week }: Pick<Regularly, "every" | "week">): string {
  return week ? `${capital(week)} ${every}` : `${every}s`;
}

/** "Last" of "last". */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
