import type { Year } from "#app/content-loader/year.server.ts";
import { spanBetween, type VisibleSpan, visibleSpan } from "#app/time/visible-span.ts";
import {
  addDays,
  churchTimeAt,
  type Day,
  dayOf,
  isWithin,
  midnight,
  type WallTime,
} from "#app/time/wall-time.ts";
import { comingMeetings, type Meeting, packTaking, type Series, takesPlace } from "./meeting.ts";
import { breakWords, nextDateWords, offWords, unusualWords } from "./words.ts";

/** A date with what is not as usual about it, or words on why there is none. Lines stand in the order of their ranks. */
type Line = { rank: string; day: Day; words: string; isDate: boolean };

export type TimedLine = Omit<Line, "rank"> & VisibleSpan;

export type ComingDates = ReturnType<typeof comingDates>;

/** How many of the next dates a group's page lists. */
const LISTED = 3;

/** For how many days a page has to be right though it is not built again. */
const AHEAD = 120;

/** A group's dates for a page that is built at `now`: of the next year what is seen within some months, so that no page grows. */
export function comingDates(series: Series, year: Year | null, now: Date) {
  const time = churchTimeAt(now);
  const known = visibleSpan(year ? spanInHtml(dayOf(time), year) : {}, now);
  const lines = timedLines(series, now).filter(
    (line) => line.from < known.until && line.until > known.from,
  );
  const dates = series.meetings.filter(takesPlace);
  const meetings = dates.filter(({ day }) => lines.some((line) => line.isDate && line.day === day));
  const ends = dates.map(({ end }) => end).sort();
  const { next, off } = comingMeetings(series.meetings, time, LISTED);
  const calledOff = off.filter(({ movedTo }) => !movedTo);
  return {
    lines,
    next: next[0],
    nextSeen: next[0] ? nextSeen(next[0], time) : [],
    /** What the lines of now are about: dates, and those called off that were put on no other day. */
    listed: [...next, ...calledOff].sort((one, other) => (one.day < other.day ? -1 : 1)),
    /** While there is a date to come; null where there is none. */
    any: ends.length > 0 ? visibleSpan({ until: ends.at(-1) }, now) : null,
    /** From when on fewer are known than are listed. */
    few: visibleSpan({ from: ends.at(-LISTED) }, now),
    dates: packTaking({ ...series, meetings }),
  };
}

/** What start-dates.ts will say of the next date until it is over, each with its time: only a script shows that. */
function nextSeen(next: Meeting, now: WallTime) {
  const { day, start, end } = next;
  const changes = [...new Set([midnight(addDays(day, -1)), midnight(day), start, end])];
  return changes.map((until, index) => {
    const from = changes[index - 1];
    const { name, date } = nextDateWords([next], from ?? now);
    return { name, date, ...spanBetween({ from, until }), isInHtml: false };
  });
}

/** Of which time a page that is built today has the lines in its HTML. */
function spanInHtml(today: Day, year: Year) {
  const { from, to } = year.years.find((one) => isWithin(today, one)) ?? year;
  const ahead = addDays(today, AHEAD);
  return { from: midnight(from), until: midnight(addDays(ahead > to ? ahead : to, 1)) };
}

/** All lines of the known dates, each with the time during which it is to be seen, in the order of those of one moment. */
export function timedLines(series: Series, now: Date): TimedLine[] {
  // The lines change as a date is over, and as a break begins and is over.
  const changes = [
    ...series.meetings.map(({ end }) => end),
    ...series.breaks.flatMap(({ from, to }) => [midnight(from), midnight(addDays(to, 1))]),
  ];
  const lines: (Line & { from?: WallTime; until: WallTime })[] = [];
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

/** The next dates after `now`, and between them why others are off. Why there was none earlier follows the first date. */
function linesAt(now = midnight("1970-01-01"), { meetings, breaks }: Series): Line[] {
  const { next, off } = comingMeetings(meetings, now, LISTED);
  const first = next[0]?.day ?? "";
  const reason = (day: Day, words: string): Line => {
    const rank = `${day > first ? day : first} ${day}`;
    return { rank, day, words, isDate: false };
  };
  return [
    ...next.map((meeting): Line => {
      const { day } = meeting;
      // The line about the day from which it was moved says so already, until that day is over.
      const isSaid = off.some(({ movedTo }) => movedTo === day);
      const words = unusualWords(isSaid ? { ...meeting, movedFrom: undefined } : meeting);
      return { rank: day, day, words, isDate: true };
    }),
    ...off.map((meeting) => reason(meeting.day, offWords(meeting))),
    ...breaks.flatMap((gap) => {
      const back = gap.to >= dayOf(now) && next.find(({ day }) => day > gap.to);
      return back ? [reason(gap.from, breakWords(gap, dayOf(now), back.day))] : [];
    }),
  ];
}
