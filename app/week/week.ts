import type { ChurchAddress } from "#app/church/church-address.ts";
import { byStart, type ChurchEvent } from "#app/events/event.ts";
import { findReplacedDates, listOccurrences } from "#dates";
import { addDays, type Day, type Days, dayOf, isWithin, type WallTime } from "#time";
import {
  isOff,
  lineOfEvent,
  lineOfMeeting,
  type WeekLine,
  type WeekOccurrence,
  type WeekSeries,
} from "./week-line.ts";

/** A day of the week. */
export type WeekDay = {
  day: Day;
  /** What is on, or off, and not over yet. */
  lines: WeekLine[];
  /** Whether something of the day is over already. */
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
  church: ChurchAddress & { phone: string };
  /** The days whose dates are set; null where the church keeps no year of dates. */
  known: Days | null;
};

const DAYS_OF_WEEK = 7;

/** The seven days from the day of `from`, with everything on them that is not over by then. */
export function weekFrom(from: WallTime, facts: WeekFacts): WeekDay[] {
  const { known } = facts;
  const first = dayOf(from);
  const lines = allLines(from, facts);
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => {
    const day = addDays(first, index);
    const ofDay = lines.filter((line) => dayOfLine(line, from) === day);
    return {
      day,
      lines: ofDay.filter(({ end }) => end > from),
      wasOn: ofDay.some((line) => line.end <= from && !isOff(line)),
      isKnown: known !== null && isWithin(day, known),
    };
  });
}

/** The day on which a line stands: what began before the week and is not over stands on the week's first day. */
function dayOfLine({ start, end }: WeekLine, from: WallTime): Day {
  const first = dayOf(from);
  return start < first && end > from ? first : dayOf(start);
}

/**
 * A line for each event, and for each date for which no event stands, by their beginnings. Where two begin together the
 * order is that of the groups; an event takes the place of the first date for which it stands.
 */
function allLines(from: WallTime, { series, events, church }: WeekFacts): WeekLine[] {
  const occurrences = listOccurrences(series);
  const replaced = new Set<WeekOccurrence>();
  const ranked: { rank: number; line: WeekLine }[] = [];
  for (const event of events) {
    const dates = findReplacedDates(event, occurrences, church);
    for (const date of dates) replaced.add(date);
    const rank = dates[0] ? occurrences.indexOf(dates[0]) : occurrences.length;
    ranked.push({ rank, line: lineOfEvent(event, dates, from, church) });
  }
  for (const [rank, occurrence] of occurrences.entries()) {
    if (!replaced.has(occurrence)) ranked.push({ rank, line: lineOfMeeting(occurrence) });
  }
  return ranked
    .sort((one, other) => byStart(one.line, other.line) || one.rank - other.rank)
    .map(({ line }) => line);
}
