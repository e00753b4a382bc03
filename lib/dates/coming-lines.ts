import { addDays, type Day, dayOf, midnight, type Span, spanBetween, type WallTime } from "#time";
import { findComingMeetings } from "./meeting.ts";
import { breakWords, offWords, writeDifferences } from "./meeting-words.ts";
import type { Series } from "./series.ts";

/** A line in the list of a group's next dates. */
type ListLine = {
  /** A date with what is not as usual about it, or a reason why there is no date. */
  kind: "date" | "reason";
  /** The day it is about. */
  day: Day;
  /** "8–9pm, Minor Hall"; "" for a date that is as usual. */
  words: string;
};

/** A line with the time during which it is seen. */
export type TimedLine = ListLine & Span;

/** A line with the church's times between which it is seen. Without `from` it is seen from the beginning. */
type SeenLine = ListLine & { from: WallTime | undefined; until: WallTime };

/** How many of the next dates are listed. */
export const LISTED = 3;

/** Lists all lines of the known dates, in the order of their days. */
export function listTimedLines(series: Series): TimedLine[] {
  const turns = listTurnsOfLines(series);
  const lines: SeenLine[] = [];
  for (const [index, until] of turns.entries()) {
    const from = turns[index - 1];
    for (const line of listLinesAt(from, series)) {
      const before = lines.find((other) => other.until === from && isSameLine(other, line));
      if (before) before.until = until;
      else lines.push({ ...line, from, until });
    }
  }
  return lines.sort(compareLines).map(({ kind, day, words, from, until }) => {
    return { kind, day, words, ...spanBetween({ from, until }) };
  });
}

/** Lists the times at which the lines change: when a date is over, and when a break begins and is over. */
function listTurnsOfLines({ meetings, breaks }: Series): WallTime[] {
  const turns = new Set(meetings.map(({ end }) => end));
  for (const { from, to } of breaks) {
    turns.add(midnight(from));
    turns.add(midnight(addDays(to, 1)));
  }
  return [...turns].sort();
}

/**
 * Lists the next dates after `now`, with the reasons why others are off between them and before the one after them:
 * whoever asks about Christmas in November is told when the holidays begin.
 */
function listLinesAt(now = midnight("1970-01-01"), { meetings, breaks }: Series): ListLine[] {
  const { next, off } = findComingMeetings(meetings, now, LISTED + 1);
  const today = dayOf(now);
  const lines: ListLine[] = [];
  for (const meeting of next.slice(0, LISTED)) {
    const { day } = meeting;
    // The line about the day from which it was moved says so already, until that day is over.
    const isSaid = off.some(({ movedTo }) => movedTo === day);
    const words = writeDifferences(isSaid ? { ...meeting, movedFrom: undefined } : meeting);
    lines.push({ kind: "date", day, words });
  }
  for (const meeting of off) {
    lines.push({ kind: "reason", day: meeting.day, words: offWords(meeting) });
  }
  for (const gap of breaks) {
    const back = next.find(({ day }) => day > gap.to);
    if (gap.to >= today && back) {
      const words = breakWords(gap, today, back.day);
      lines.push({ kind: "reason", day: gap.from, words });
    }
  }
  return lines;
}

function isSameLine(line: ListLine, other: ListLine): boolean {
  return line.kind === other.kind && line.day === other.day && line.words === other.words;
}

/** Sorts lines by their days. On one day the date comes first. */
function compareLines(line: ListLine, other: ListLine): number {
  if (line.day !== other.day) return line.day < other.day ? -1 : 1;
  if (line.kind === other.kind) return 0;
  return line.kind === "date" ? -1 : 1;
}
