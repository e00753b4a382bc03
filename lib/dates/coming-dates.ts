import {
  addDays,
  churchTimeAt,
  type Day,
  dayOf,
  midnight,
  type Span,
  spanBetween,
  statesOf,
  type WallTime,
} from "#time";
import { DAYS_AHEAD } from "./days-ahead.ts";
import { comingMeetings, listTurns, type Meeting, takesPlace } from "./meeting.ts";
import {
  breakWords,
  type NextDateWords,
  nextDateWords,
  offWords,
  unusualWords,
} from "./meeting-words.ts";
import { capitalise, frequencyWords } from "./rule-words.ts";
import type { Series } from "./series.ts";

/** A date with what is not as usual about it, or words on why there is none. Lines stand in the order of their ranks. */
type Line = { rank: string; day: Day; words: string; isDate: boolean };

export type TimedLine = Omit<Line, "rank"> & Span;

/** A group's dates for its page. */
export type ComingDates = {
  /** The first date after the build; undefined where none is known. */
  next: Meeting | undefined;
  /** What is said of the next date in the course of the coming weeks. */
  states: (Span & NextDateWords)[];
  /** The next dates in the course of the coming weeks, with what is off between them and why. */
  lines: TimedLine[];
  /** When there are dates among these lines; null where there never are. */
  any: Span | null;
  /** From when on fewer dates are known than are listed. */
  few: Span;
  /** The dates of the lines at the build, and those called off that were put on no other day. */
  listed: Meeting[];
};

/** How many of the next dates a group's page lists. */
const LISTED = 3;

/** A group's dates for a page that is built at `now`: what it says in the coming weeks, so that no page grows. */
export function comingDates(series: Series, now: Date): ComingDates {
  const builtAt = churchTimeAt(now);
  const last = midnight(addDays(dayOf(builtAt), DAYS_AHEAD + 1));
  const weeks = spanBetween({ from: builtAt, until: last });
  const lines = timedLines(series).filter(
    ({ from, until }) => from < weeks.until && until > weeks.from,
  );
  const ends = series.meetings
    .filter(takesPlace)
    .map(({ end }) => end)
    .sort();
  const { next, off } = comingMeetings(series.meetings, builtAt, LISTED);
  const calledOff = off.filter(({ movedTo }) => !movedTo);
  const untilLast = Math.max(...lines.filter(({ isDate }) => isDate).map(({ until }) => until));
  return {
    next: next[0],
    states: nextDateStates(series, builtAt),
    lines,
    any: Number.isFinite(untilLast) ? { from: 0, until: untilLast } : null,
    few: spanBetween({ from: ends.at(-LISTED) }),
    listed: [...next, ...calledOff].sort((one, other) => (one.day < other.day ? -1 : 1)),
  };
}

/**
 * What a group's page that is built at `builtAt` says of the next date: of those in the coming weeks and of the one after
 * them. Of a date after that it says the rule.
 */
function nextDateStates(
  { meetings, rule }: Pick<Series, "meetings" | "rule">,
  builtAt: WallTime,
): (Span & NextDateWords)[] {
  const coming = meetings.filter((one) => takesPlace(one) && one.end > builtAt);
  const last = addDays(dayOf(builtAt), DAYS_AHEAD);
  const after = coming.findIndex(({ day }) => day > last);
  const named = after === -1 ? coming : coming.slice(0, after + 1);
  const afterAll = named.length < coming.length ? capitalise(frequencyWords(rule)) : "Not set yet";
  return statesOf(builtAt, named.flatMap(listTurns), (now) => nextDateWords(named, now, afterAll));
}

/** All lines of the known dates, each with the time during which it is to be seen, in the order of those of one moment. */
export function timedLines(series: Series): TimedLine[] {
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
    .map(({ rank: _, ...line }) => ({ ...line, ...spanBetween(line) }));
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
