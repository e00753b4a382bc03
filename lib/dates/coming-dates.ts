import {
  addDays,
  churchTimeAt,
  dayOf,
  listStates,
  midnight,
  type Span,
  spanBetween,
  type WallTime,
} from "#time";
import { LISTED, listTimedLines, type TimedLine } from "./coming-lines.ts";
import { findComingMeetings, listTurns, type Meeting, takesPlace } from "./meeting.ts";
import { type NextDateWords, nextDateWords } from "./meeting-words.ts";
import { capitalise, frequencyWords } from "./rule-words.ts";
import type { Series } from "./series.ts";

/** For how many days after its build a page names dates. Later than that it says the rule. */
export const DAYS_AHEAD = 42;

/** A group's dates for its page. */
export type ComingDates = {
  /** The first date after the build; undefined where none is known. */
  next: Meeting | undefined;
  /** What is said of the next date in the course of the coming weeks. */
  states: (Span & NextDateWords)[];
  /** The next dates in the course of the coming weeks, with what is off between them and why. */
  lines: TimedLine[];
  /** When there are dates among these lines; null where there never are. */
  whenAny: Span | null;
  /** From when on fewer dates are known than are listed. */
  whenFew: Span;
  /** The dates of the lines at the build, and those called off that were put on no other day. */
  listed: Meeting[];
};

/** A group's dates for a page that is built at `now`: what it says in the coming weeks, so that no page grows. */
export function findComingDates(series: Series, now: Date): ComingDates {
  const builtAt = churchTimeAt(now);
  const lastDay = addDays(dayOf(builtAt), DAYS_AHEAD);
  const weeks = spanBetween({ from: builtAt, until: midnight(addDays(lastDay, 1)) });
  const lines = listTimedLines(series).filter((line) => overlaps(line, weeks));
  const dates = lines.filter(({ kind }) => kind === "date");
  const ends = series.meetings
    .filter(takesPlace)
    .map(({ end }) => end)
    .sort();
  const { next, off } = findComingMeetings(series.meetings, builtAt, LISTED);
  const calledOff = off.filter(({ movedTo }) => !movedTo);
  return {
    next: next[0],
    states: nextDateStates(series, builtAt),
    lines,
    whenAny: dates.length > 0 ? { from: 0, until: lastMoment(dates) } : null,
    whenFew: spanBetween({ from: ends.at(-LISTED) }),
    listed: [...next, ...calledOff].sort((one, other) => (one.day < other.day ? -1 : 1)),
  };
}

function lastMoment(spans: Span[]): number {
  return Math.max(...spans.map(({ until }) => until));
}

function overlaps(span: Span, other: Span): boolean {
  return span.from < other.until && span.until > other.from;
}

/**
 * What a group's page that is built at `builtAt` says of the next date. It names those of the coming weeks and the one
 * after them; when that is over it says the rule.
 */
function nextDateStates({ meetings, rule }: Series, builtAt: WallTime): (Span & NextDateWords)[] {
  const coming = meetings.filter((meeting) => takesPlace(meeting) && meeting.end > builtAt);
  const last = addDays(dayOf(builtAt), DAYS_AHEAD);
  const after = coming.findIndex(({ day }) => day > last);
  const named = after === -1 ? coming : coming.slice(0, after + 1);
  const afterAll = named.length < coming.length ? capitalise(frequencyWords(rule)) : "Not set yet";
  return listStates(builtAt, named.flatMap(listTurns), (now) =>
    nextDateWords(named, now, afterAll),
  );
}
