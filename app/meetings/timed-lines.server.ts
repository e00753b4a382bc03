import { type Timed, timed, timedUntil } from "#app/time/timed.ts";
import {
  addDays,
  type Day,
  dayOf,
  type WallTime,
  wallTime,
  withOffset,
} from "#app/time/wall-time.ts";
import { breakWords, offWords, unusualWords } from "./coming-words.ts";
import { comingMeetings, endOf, hoursOf, type Meeting, type Series, startOf } from "./meeting.ts";

/** A date with what is not as usual about it, or words on why there is none on another day. */
type Line = { day: Day; words: string; meeting?: Meeting };

/** A line of a group's coming dates, with the time during which it is one of them. */
export type TimedLine = Timed & {
  day: Day;
  words: string;
  /** Of words alone it is null. */
  date: {
    /** In milliseconds since 1970; null where the hour is not known. */
    begins: number | null;
    /** What is not as usual about it, where no other line says so. */
    note: string;
  } | null;
};

const LONG_AGO = wallTime("1970-01-01", "00:00");

type Dates = Pick<Series, "from" | "to" | "meetings" | "breaks">;

/**
 * All lines that the next dates of a series, `count` of them, and the reasons why others are off come to from its
 * first known date until its last: each with the time during which it is to be seen, in the order in which
 * those of one moment stand. For a page that is built at `now`.
 */
export function timedLines(series: Dates, count: number, now: Date): TimedLine[] {
  const moments = momentsOfChange(series);
  const lines: (Line & { rank: string; from: WallTime; until: WallTime })[] = [];
  moments.forEach((from, index) => {
    const until = moments[index + 1] ?? from;
    for (const line of comingLines(series, from, count)) {
      const before = lines.find(
        (one) => one.until === from && one.rank === line.rank && one.words === line.words,
      );
      if (before) before.until = until;
      else lines.push({ ...line, from, until });
    }
  });
  return lines
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ day, words, meeting, from, until }) => ({
      day,
      words,
      date: meeting ? dateOf(meeting, series) : null,
      ...(from === moments[0] ? timedUntil(until, now) : timed(from, until, now)),
    }));
}

/** When the lines change: as a date is over, and as a break begins and is over; and before all of that. */
function momentsOfChange(series: Dates): WallTime[] {
  const changes = [
    ...series.meetings.map((meeting) => endOf(meeting, series)),
    ...series.breaks.flatMap(({ from, to }) => [
      wallTime(from, "00:00"),
      wallTime(addDays(to, 1), "00:00"),
    ]),
  ];
  return [LONG_AGO, ...new Set(changes.sort())];
}

function dateOf(meeting: Meeting, series: Dates): TimedLine["date"] {
  const begins = hoursOf(meeting, series).from
    ? Date.parse(withOffset(startOf(meeting, series)))
    : null;
  return { begins, note: unusualWords(meeting, series) };
}

/**
 * The next dates after the church's time `now`, at most `count`, and between them why others are off. Why
 * there was none earlier follows the first date, which is what a reader looks for. They stand in the order
 * of their ranks.
 */
function comingLines(series: Dates, now: WallTime, count: number): (Line & { rank: string })[] {
  const { next, off } = comingMeetings(series, now, count);
  const first = next[0]?.day ?? "";
  const rankOf = ({ day, meeting }: Line) =>
    meeting ? day : `${day > first ? day : first} ${day}`;
  const dates = next.map((meeting): Line => {
    // The line about the day from which it was moved says so already, until that day is over.
    const isSaid = off.some(({ movedTo }) => movedTo === meeting.day);
    const { movedFrom: _, ...rest } = meeting;
    const words = unusualWords(isSaid ? rest : meeting, series);
    return { day: meeting.day, words, meeting };
  });
  const reasons = off.map((meeting): Line => ({ day: meeting.day, words: offWords(meeting) }));
  const breaks = series.breaks.flatMap((gap): Line[] => {
    const back = gap.to >= dayOf(now) && next.find(({ day }) => day > gap.to);
    return back ? [{ day: gap.from, words: breakWords(gap, dayOf(now), back.day) }] : [];
  });
  return [...dates, ...reasons, ...breaks].map((line) => ({ ...line, rank: rankOf(line) }));
}
