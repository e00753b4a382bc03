import { clockOf, type Day, dayOf } from "#time";
import type { DatedEvent } from "./dated-event.ts";
import type { Meeting } from "./meeting.ts";
import { isNamedFor } from "./names.ts";
import { type ChurchPlace, isAtChurch } from "./place.ts";

/** A date of a group or a service, with the facts by which its event can be found in the feed. */
export type FeedDate = {
  /** Its names, here and in the feed. */
  names: string[];
  day: Day;
  /** When it begins, and when it usually would, in case the feed does not know of the change. Empty if no hour is known. */
  from: string[];
  /** When it ends; missing if that is after midnight or unknown. */
  to?: string;
};

/** What the feed may know about a series. */
type SeriesInFeed = {
  /** Its names, here and in the feed. */
  names: string[];
  /** When it usually begins. */
  from?: string;
};

/** Makes of a date what the feed may know about it: it may have its own name, or still the usual hour. */
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
 * Finds the dates that an event of the feed stands for: those on its day and at its hour with a name that is in its own.
 * If there are none at its hour, it stands for one at another hour if it has no further name, or if it is held at the
 * church at the same time.
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

/** Whether an event begins when a date does, or when it usually would. */
export function isAtHourOf({ start, isAllDay }: DatedEvent, { from }: FeedDate): boolean {
  return !isAllDay && from.includes(clockOf(start));
}

/** Whether an event is held while a date is. */
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
