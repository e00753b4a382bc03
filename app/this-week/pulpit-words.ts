import { capital } from "#app/time/meeting-words.ts";
import { clockOf } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { asSpoken, spokenDay, spokenTime } from "./spoken.ts";
import { isOff, type Line, type SheetDay } from "./week.ts";
import { type Told, unusualOf, usualNotes } from "./week-words.ts";

/** The week as sentences to be read aloud: notices and what is not as usual first, and then its days. */
export function wordsForPulpit({ days, notices }: Told): { unusual: string[]; days: string[] } {
  const unusual = [...notices, ...unusualOf(days)].map((words) =>
    asSpoken(words).replace(/^There is no/, "There will be no"),
  );
  return { unusual, days: days.flatMap(dayToSay) };
}

/** What begins at one time is said in one breath. A day without anything is passed over. */
function dayToSay({ day, lines, isKnown }: SheetDay): string[] {
  const byTime = new Map<string, string[]>();
  for (const line of lines.filter((one) => !isOff(one))) {
    const time = timeToSay(line);
    const notes = usualNotes(line.notes).map(asSpoken);
    const what = [line.name, line.where, ...notes].filter(Boolean).join(", ");
    byTime.set(time, [...(byTime.get(time) ?? []), what]);
  }
  const [first, ...others] = [...byTime].map(([time, whats]) => `${time}: ${whats.join("; ")}.`);
  // In a week there is one day of each name.
  if (first) return [[`On ${weekdayOf(day)}, ${first}`, ...others.map(capital)].join(" ")];
  return isKnown ? [] : [`The dates of ${spokenDay(day)} are not set yet.`];
}

function timeToSay({ clock, start }: Line): string {
  if (/^(?:\d|noon|midnight)/.test(clock)) return `at ${spokenTime(clockOf(start))}`;
  const words = asSpoken(clock).toLowerCase();
  return /^(?:morning|afternoon|evening)$/.test(words) ? `in the ${words}` : words;
}
