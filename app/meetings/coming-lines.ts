import { type Day, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { breakWords, offWords, unusualWords } from "./coming-words.ts";
import { comingMeetings, type Series } from "./meeting.ts";

/** A date with what is not as usual about it, or words on why there is none on another day. */
export type Line = { day: Day; words: string; isDate: boolean };

/**
 * The next dates after the church's time `now`, at most `count`, and between them why others are off. Why
 * there was none earlier follows the first date, which is what a reader looks for.
 */
export function comingLines(
  series: Pick<Series, "from" | "to" | "meetings" | "breaks">,
  now: WallTime,
  count: number,
): Line[] {
  const { next, off } = comingMeetings(series, now, count);
  const first = next[0]?.day ?? "";
  const dates = next.map((meeting): Line => {
    // The line about the day from which it was moved says so already, until that day is over.
    const isSaid = off.some(({ movedTo }) => movedTo === meeting.day);
    const { movedFrom: _, ...rest } = meeting;
    const words = unusualWords(isSaid ? rest : meeting, series);
    return { day: meeting.day, words, isDate: true };
  });
  const reasons = off.map((meeting): Line => {
    return { day: meeting.day, words: offWords(meeting), isDate: false };
  });
  const breaks = series.breaks.flatMap((gap): Line[] => {
    const back = gap.to >= dayOf(now) && next.find(({ day }) => day > gap.to);
    return back
      ? [{ day: gap.from, words: breakWords(gap, dayOf(now), back.day), isDate: false }]
      : [];
  });
  const rank = ({ day, isDate }: Line) => (isDate ? day : `${day > first ? day : first} ${day}`);
  return [...dates, ...reasons, ...breaks].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}
