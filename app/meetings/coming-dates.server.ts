import type { Year } from "#app/content-loader/year.server.ts";
import { type VisibleSpan, visibleSpan } from "#app/time/visible-span.tsx";
import {
  addDays,
  churchTimeAt,
  type Day,
  dayOf,
  isWithin,
  midnight,
  type WallTime,
} from "#app/time/wall-time.ts";
import {
  comingMeetings,
  listedMeetings,
  type Meeting,
  packTaking,
  type Series,
  takesPlace,
} from "./meeting.ts";
import { breakWords, offWords, unusualWords } from "./words.ts";

/** A line of a group's coming dates: a date with what is not as usual about it, or words on why there is none. */
type Line = { day: Day; words: string; isDate: boolean };

export type TimedLine = Line & VisibleSpan;

export type ComingDates = ReturnType<typeof comingDates>;

/** How many of the next dates a group's page lists. */
const LISTED = 3;

/** For how many days a page has to be right though it is not built again: sites are built every night. */
const AHEAD = 120;

/**
 * A group's dates for a page that is built at `now`: all that is seen in the running year, and of the next what is
 * seen within some months. So no page grows by a year's dates with every year.
 */
export function comingDates(series: Series, year: Year | null, now: Date) {
  const lines = timedLines(series, now).filter(isInHtmlAt(now, year));
  const dates = series.meetings.filter(takesPlace);
  const meetings = dates.filter(({ day }) => lines.some((line) => line.isDate && line.day === day));
  const ends = dates.map(({ end }) => end).sort();
  const listed = listedMeetings(series.meetings, churchTimeAt(now), LISTED);
  return {
    lines,
    next: listed.find(takesPlace),
    /** What the lines are about: dates, and those called off that were put on no other day. */
    listed,
    /** While there is a date to come; null where there is none. */
    any: ends.length > 0 ? visibleSpan({ until: ends.at(-1) }, now) : null,
    /** From when on fewer are known than are listed. */
    few: visibleSpan({ from: ends.at(-LISTED) }, now),
    /** Those of the lines, for the browser. */
    dates: packTaking({ ...series, meetings }),
  };
}

/** Whether a page that is built at `now` has a line in its HTML. */
function isInHtmlAt(now: Date, year: Year | null): (line: TimedLine) => boolean {
  if (!year) return () => true;
  const today = dayOf(churchTimeAt(now));
  const ahead = addDays(today, AHEAD);
  const { from, to } = year.years.find((one) => isWithin(today, one)) ?? year;
  const last = ahead > to ? ahead : to;
  const known = visibleSpan({ from: midnight(from), until: midnight(addDays(last, 1)) }, now);
  return (line) => line.from < known.until && line.until > known.from;
}

/**
 * All lines that the next dates of a series and the reasons why others are off come to from its first known date until
 * its last: each with the time during which it is to be seen, in the order in which those of one moment stand.
 */
export function timedLines(series: Series, now: Date): TimedLine[] {
  // The lines change as a date is over, and as a break begins and is over.
  const changes = [
    ...series.meetings.map(({ end }) => end),
    ...series.breaks.flatMap(({ from, to }) => [midnight(from), midnight(addDays(to, 1))]),
  ];
  const lines: (Ranked & { from?: WallTime; until: WallTime })[] = [];
  let from: WallTime | undefined;
  for (const until of new Set(changes.sort())) {
    for (const line of linesAt(from, series)) {
      const before = lines.find(
        (one) => one.until === from && one.rank === line.rank && one.words === line.words,
      );
      if (before) before.until = until;
      else lines.push({ ...line, from, until });
    }
    from = until;
  }
  return lines
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ rank: _, ...line }) => ({ ...line, ...visibleSpan(line, now) }));
}

/** Lines stand in the order of their ranks. */
type Ranked = Line & { rank: string };

/**
 * The next dates after the church's time `now`, and between them why others are off. Why there was none earlier
 * follows the first date, which is what a reader looks for.
 */
function linesAt(now = midnight("1970-01-01"), { meetings, breaks }: Series): Ranked[] {
  const { next, off } = comingMeetings(meetings, now, LISTED);
  const first = next[0]?.day ?? "";
  const reason = (day: Day, words: string): Ranked => {
    const rank = `${day > first ? day : first} ${day}`;
    return { day, words, isDate: false, rank };
  };
  return [
    ...next.map((meeting) => dateLine(meeting, off)),
    ...off.map((meeting) => reason(meeting.day, offWords(meeting))),
    ...breaks.flatMap((gap) => {
      const back = gap.to >= dayOf(now) && next.find(({ day }) => day > gap.to);
      return back ? [reason(gap.from, breakWords(gap, dayOf(now), back.day))] : [];
    }),
  ];
}

function dateLine(meeting: Meeting, off: Meeting[]): Ranked {
  const { day } = meeting;
  // The line about the day from which it was moved says so already, until that day is over.
  const isSaid = off.some(({ movedTo }) => movedTo === day);
  const words = unusualWords(isSaid ? { ...meeting, movedFrom: undefined } : meeting);
  return { day, words, isDate: true, rank: day };
}
