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

/** The number of days after its build for which a page names dates. Later than that it says the rule. */
export const DAYS_AHEAD = 42;

/** A group's dates for its page. */
export type ComingDates = {
  /** The first date after the build; undefined if none is known. */
  next: Meeting | undefined;
  /** What the page says about the next date as the weeks go by. */
  states: (Span & NextDateWords)[];
  /** The next dates as the weeks go by, with what is off between them and why. */
  lines: TimedLine[];
  /** The time during which there are dates among these lines; null if there never are. */
  whenAny: Span | null;
  /** The time during which fewer dates are known than could be listed. */
  whenFew: Span;
  /** The dates among the lines at the time of the build, and those called off without another day. */
  listed: Meeting[];
};

/**
 * Finds a group's dates for a page that is built at `now`. They reach some weeks ahead only, so that no page becomes long.
 */
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
  // What is off after the last date that is listed is said, too: coming-lines.ts.
  const { next, off } = findComingMeetings(series.meetings, builtAt, LISTED + 1);
  const calledOff = off.filter(({ movedTo }) => !movedTo);
  return {
    next: next[0],
    states: listNextDateStates(series, builtAt),
    lines,
    whenAny: dates.length > 0 ? { from: 0, until: lastMoment(dates) } : null,
    whenFew: spanBetween({ from: ends.at(-LISTED) }),
    listed: [...next.slice(0, LISTED), ...calledOff].sort((one, other) =>
      one.day < other.day ? -1 : 1,
    ),
  };
}

function lastMoment(spans: Span[]): number {
  return Math.max(...spans.map(({ until }) => until));
}

function overlaps(span: Span, other: Span): boolean {
  return span.from < other.until && span.until > other.from;
}

/**
 * Lists what a page that is built at `builtAt` says about the next date as time passes. It names the dates of the coming
 * weeks and the one after them. When that is over, it says the rule.
 */
function listNextDateStates(
  { meetings, rule }: Series,
  builtAt: WallTime,
): (Span & NextDateWords)[] {
  const coming = meetings.filter((meeting) => takesPlace(meeting) && meeting.end > builtAt);
  const last = addDays(dayOf(builtAt), DAYS_AHEAD);
  const after = coming.findIndex(({ day }) => day > last);
  const named = after === -1 ? coming : coming.slice(0, after + 1);
  const afterAll = named.length < coming.length ? capitalise(frequencyWords(rule)) : "Not set yet";
  return listStates(builtAt, named.flatMap(listTurns), (now) =>
    nextDateWords(named, now, afterAll),
  );
}
