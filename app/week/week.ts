import type { PlacedChurch } from "#app/church/church-address.ts";
import { type ChurchEvent, compareStarts } from "#app/events/event.ts";
import { findReplacedDates, listOccurrences } from "#dates";
import { addDays, type Day, type Days, dayOf, isWithin, type WallTime } from "#time";
import { findContact } from "./find-contact.ts";
import {
  isOff,
  makeLineOfEvent,
  makeLineOfMeeting,
  type WeekLine,
  type WeekOccurrence,
  type WeekSeries,
} from "./week-line.ts";

/** A day of the week. */
export type WeekDay = {
  day: Day;
  /** What is on, or off, and not over yet. */
  lines: WeekLine[];
  /** Whether something took place on that day and is over. */
  wasOn: boolean;
  /** Whether the dates of the day are set. */
  isKnown: boolean;
};

/** What a week is made from. */
type WeekFacts = {
  /** Every service and every group. */
  series: WeekSeries[];
  /** The events of the feed, as notices.yaml changes them. */
  events: ChurchEvent[];
  church: PlacedChurch & { phone: string };
  /** The days whose dates are set. */
  known: Days;
};

const DAYS_OF_WEEK = 7;

/** The seven days from the day of `from`, with everything on them that is not over by then. */
export function makeWeek(from: WallTime, facts: WeekFacts): WeekDay[] {
  const { known } = facts;
  const first = dayOf(from);
  const lines = makeLines(from, facts);
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => {
    const day = addDays(first, index);
    const linesOfDay = lines.filter((line) => dayOfLine(line, from) === day);
    return {
      day,
      lines: linesOfDay.filter(({ end }) => end > from),
      wasOn: linesOfDay.some((line) => line.end <= from && !isOff(line)),
      isKnown: isWithin(day, known),
    };
  });
}

/** The day on which a line stands. If its event began before the week and is not over, that is the week's first day. */
function dayOfLine({ start, end }: WeekLine, from: WallTime): Day {
  const first = dayOf(from);
  return start < first && end > from ? first : dayOf(start);
}

/**
 * Makes a line of each event, and of each date for which no event stands, in the order of their beginnings. If two begin
 * together they have the order of the groups; an event takes the place of the first date for which it stands.
 */
function makeLines(from: WallTime, { series, events, church }: WeekFacts): WeekLine[] {
  const occurrences = listOccurrences(series);
  const replaced = new Set<WeekOccurrence>();
  const ranked: { rank: number; line: WeekLine }[] = [];
  for (const event of events) {
    const dates = findReplacedDates(event, occurrences, church);
    for (const date of dates) replaced.add(date);
    const rank = dates[0] ? occurrences.indexOf(dates[0]) : occurrences.length;
    const ask = findContact(event, dates, series, church);
    ranked.push({ rank, line: makeLineOfEvent({ event, dates, ask }, from, church) });
  }
  for (const [rank, occurrence] of occurrences.entries()) {
    if (!replaced.has(occurrence)) ranked.push({ rank, line: makeLineOfMeeting(occurrence) });
  }
  return ranked
    .sort((one, other) => compareStarts(one.line, other.line) || one.rank - other.rank)
    .map(({ line }) => line);
}
