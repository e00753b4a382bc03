import type { Year } from "#app/content-loader/year.server.ts";
import { type VisibleSpan, visibleSpan } from "#app/time/visible-span.tsx";
import {
  addDays,
  churchTimeAt,
  type Day,
  dayOf,
  isWithin,
  type WallTime,
  wallTime,
} from "#app/time/wall-time.ts";
import {
  comingMeetings,
  type Dates,
  datesForBrowser,
  endOf,
  type Meeting,
  type Series,
  takesPlace,
} from "./meeting.ts";
import { breakWords, offWords, unusualWords } from "./words.ts";

/** A line of a group's coming dates: a date with what is not as usual about it, or words on why there is none. */
type Line = { day: Day; words: string; isDate: boolean };

export type TimedLine = Line & VisibleSpan;

/** What a page that is built at a moment has of a group's dates, for that day and those after it. */
export type ComingDates = {
  lines: TimedLine[];
  /** While there is a date to come; null where there is none. */
  any: VisibleSpan | null;
  /** From when on fewer are known than are listed. */
  few: VisibleSpan;
  /** Those of the lines, for the browser. */
  dates: Dates;
};

/** How many of the next dates a group's page lists. */
export const LISTED = 3;

/** For how many days a page has to be right though it is not built again: sites are built every night. */
const AHEAD = 120;

const LONG_AGO = wallTime("1970-01-01", "00:00");

/**
 * A group's dates for a page that is built at `now`: all that is seen in the running year, and of the next what is
 * seen within some months. So no page grows by a year's dates with every year.
 */
export function comingDates(series: Series, year: Year | null, now: Date): ComingDates {
  const lines = timedLines(series, now).filter(isInHtmlAt(now, year));
  const days = new Set(lines.filter(({ isDate }) => isDate).map(({ day }) => day));
  const dates = series.meetings.filter(takesPlace);
  const ends = dates.map((meeting) => endOf(meeting, series)).sort();
  return {
    lines,
    any: ends.length > 0 ? visibleSpan({ until: ends.at(-1) }, now) : null,
    few: visibleSpan({ from: ends.at(-LISTED) }, now),
    dates: datesForBrowser({ ...series, meetings: dates.filter(({ day }) => days.has(day)) }),
  };
}

/** Whether a page that is built at `now` has a line in its HTML. */
function isInHtmlAt(now: Date, year: Year | null): (line: TimedLine) => boolean {
  if (!year) return () => true;
  const today = dayOf(churchTimeAt(now));
  const ahead = addDays(today, AHEAD);
  const { from, to } = year.years.find((one) => isWithin(today, one)) ?? year;
  const span = { from: midnight(from), until: midnight(addDays(ahead > to ? ahead : to, 1)) };
  const known = visibleSpan(span, now);
  return (line) => line.from < known.until && line.until > known.from;
}

/**
 * All lines that the next dates of a series and the reasons why others are off come to from its first known date until
 * its last: each with the time during which it is to be seen, in the order in which those of one moment stand.
 */
export function timedLines(series: Series, now: Date): TimedLine[] {
  const moments = momentsOfChange(series);
  const lines: (Ranked & { from: WallTime; until: WallTime })[] = [];
  moments.forEach((from, index) => {
    const until = moments[index + 1] ?? from;
    for (const line of linesAt(from, series)) {
      const before = lines.find(
        (one) => one.until === from && one.rank === line.rank && one.words === line.words,
      );
      if (before) before.until = until;
      else lines.push({ ...line, from, until });
    }
  });
  return lines
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ rank: _, from, until, ...line }) => ({
      ...line,
      ...visibleSpan({ from: from === LONG_AGO ? undefined : from, until }, now),
    }));
}

/** When the lines change: as a date is over, and as a break begins and is over; and before all of that. */
function momentsOfChange({ meetings, breaks, ...usual }: Series): WallTime[] {
  const changes = [
    ...meetings.map((meeting) => endOf(meeting, usual)),
    ...breaks.flatMap(({ from, to }) => [midnight(from), midnight(addDays(to, 1))]),
  ];
  return [LONG_AGO, ...new Set(changes.sort())];
}

function midnight(day: Day): WallTime {
  return wallTime(day, "00:00");
}

/** Lines stand in the order of their ranks. */
type Ranked = Line & { rank: string };

/**
 * The next dates after the church's time `now`, and between them why others are off. Why there was none earlier
 * follows the first date, which is what a reader looks for.
 */
function linesAt(now: WallTime, series: Series): Ranked[] {
  const { next, off } = comingMeetings(series, now, LISTED);
  const first = next[0]?.day ?? "";
  const reason = (day: Day, words: string): Ranked => {
    const rank = `${day > first ? day : first} ${day}`;
    return { day, words, isDate: false, rank };
  };
  const breaks = series.breaks.flatMap((gap) => {
    const back = gap.to >= dayOf(now) && next.find(({ day }) => day > gap.to);
    return back ? [reason(gap.from, breakWords(gap, dayOf(now), back.day))] : [];
  });
  return [
    ...next.map((meeting) => dateLine(meeting, off, series)),
    ...off.map((meeting) => reason(meeting.day, offWords(meeting))),
    ...breaks,
  ];
}

function dateLine(meeting: Meeting, off: Meeting[], series: Series): Ranked {
  const { day, movedFrom: _, ...rest } = meeting;
  // The line about the day from which it was moved says so already, until that day is over.
  const isSaid = off.some(({ movedTo }) => movedTo === day);
  const words = unusualWords(isSaid ? { day, ...rest } : meeting, series);
  return { day, words, isDate: true, rank: day };
}
