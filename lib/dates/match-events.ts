import type { ChangedEvent, DatedEvent } from "./dated-event.ts";
import { type FeedDate, findDates, toFeedDate } from "./feed-date.ts";
import type { Meeting } from "./meeting.ts";
import type { ChurchPlace } from "./place.ts";

/** The facts by which the dates of a group or a service can be found among events. */
type DatedSeries = {
  /** Its name, and what else the church’s feed calls it. */
  names: string[];
  /** When it usually begins. */
  from?: string;
  meetings: Meeting[];
};

/** A date of a group or a service. */
export type Occurrence<Series extends DatedSeries> = FeedDate & {
  meeting: Meeting;
  series: Series;
};

/** Events, and the dates of groups and services for which they stand. */
type EventsByDate<Event extends DatedEvent> = {
  /** The event that stands for a date. */
  byDate: Map<Meeting, Event>;
  /** All other events. */
  others: OtherEvent<Event>[];
};

/** An event that stands for no date of its own. */
type OtherEvent<Event extends DatedEvent> = {
  event: Event;
  /** A date for which another event stands already; undefined if it would stand for none. */
  date: DateInFeed | undefined;
};

/** A date with what the feed may know of it. */
type DateInFeed = FeedDate & { meeting: Meeting };

/** Lists all dates of these series. */
export function listOccurrences<Series extends DatedSeries>(all: Series[]): Occurrence<Series>[] {
  return all.flatMap((series) =>
    series.meetings.map((meeting) => ({ meeting, series, ...toFeedDate(meeting, series) })),
  );
}

/** Finds the dates that an event replaces. Whoever typed the event knows better when and where it is. */
export function findReplacedDates<Series extends DatedSeries>(
  event: DatedEvent,
  occurrences: Occurrence<Series>[],
  church: ChurchPlace,
): Occurrence<Series>[] {
  // An event of a whole day does not say when a group meets on it.
  return event.isAllDay ? [] : findDates(event, occurrences, church);
}

/** Finds the event that stands for each date. */
export function matchEvents<Event extends DatedEvent>(
  events: ChangedEvent<Event>[],
  all: DatedSeries[],
  church: ChurchPlace,
): EventsByDate<ChangedEvent<Event>> {
  const occurrences = listOccurrences(all);
  const byDate = new Map<Meeting, ChangedEvent<Event>>();
  const others: OtherEvent<ChangedEvent<Event>>[] = [];
  for (const event of events) {
    const dates = findReplacedDates(event, occurrences, church);
    const free = dates.filter(({ meeting }) => !byDate.has(meeting));
    for (const { meeting } of free) byDate.set(meeting, event);
    // An event that was put on another day is a date on that day.
    const standsForDate = free.length > 0 || (dates.length > 0 && event.change?.movedTo);
    if (!standsForDate) others.push({ event, date: dates[0] });
  }
  return { byDate, others };
}
