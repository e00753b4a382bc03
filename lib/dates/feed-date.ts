import { clockOf, type Day, dayOf } from "#time";
import type { DatedEvent } from "./dated-event.ts";
import type { Meeting } from "./meeting.ts";
import { isNamedFor } from "./names.ts";
import { type ChurchPlace, isAtChurch } from "./place.ts";

/** A date of a group or a service, as far as the feed may have it as an event. */
export type FeedDate = {
  /** What it is called here and in the feed. */
  names: string[];
  day: Day;
  /** When it begins, and when it would as usual: nobody may have told the feed. Empty where no hour is known. */
  from: string[];
  /** When it is over; missing where that is after midnight or not known. */
  to?: string;
};

/** What of a series the feed may know: its names, and when it usually begins. */
type SeriesInFeed = {
  names: string[];
  from?: string;
};

/** A date as the church’s feed may have it: also under its own name, and at the usual hour where nobody told the feed. */
export function toFeedDate(meeting: Meeting, series: SeriesInFeed): FeedDate {
  const { day, name, hours } = meeting;
  const { from, to } = hours;
  const names = name ? [...series.names, name] : series.names;
  const begins = new Set([from, series.from].filter((hour) => hour !== undefined));
  const date: FeedDate = { names, day, from: [...begins] };
  const isPastMidnight = from && to && to < from;
  if (to && !isPastMidnight) date.to = to;
  return date;
}

/**
 * Finds the dates that an event of the feed stands for: those of its day that it is named for and, of these, those at
 * its own hour. Where there are none, it is the same at another hour if it has no name of its own, or if it is held at
 * the church while they would be.
 */
export function findDates<Date extends FeedDate>(
  event: DatedEvent,
  dates: readonly Date[],
  church: ChurchPlace,
): Date[] {
  const day = dayOf(event.start);
  const named = dates.filter((date) => date.day === day && isNamedFor(event.name, date.names));
  const atItsHour = named.filter((date) => isAtHourOf(event, date));
  if (atItsHour.length > 0) return atItsHour;
  return named.filter((date) => {
    const hasNoOtherName = date.names.some((name) => isNamedFor(name, [event.name]));
    return hasNoOtherName || (overlapsDate(event, date) && isAtChurch(event.place, church));
  });
}

/** Whether an event begins when a date does, or when it would as usual. */
export function isAtHourOf({ start, isAllDay }: DatedEvent, { from }: FeedDate): boolean {
  return !isAllDay && from.includes(clockOf(start));
}

/** Whether an event is held while a date is; one that ends as the date begins counts, too. */
function overlapsDate({ start, end = start, isAllDay }: DatedEvent, date: FeedDate): boolean {
  const {
    day,
    from: [from],
    to,
  } = date;
  if (isAllDay || !from) return false;
  const isBeforeEnd = !to || start < `${day}T${to}`;
  return isBeforeEnd && `${day}T${from}` < end;
}
