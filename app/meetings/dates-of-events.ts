import type { ChurchAddress } from "#app/church-address.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { datesOf } from "#app/events/event-changes.ts";
import { type FeedDate, feedDate } from "./feed-date.ts";
import type { Meeting } from "./meeting.ts";
import type { Series } from "./series.ts";

type Dated = Pick<Series, "names" | "from" | "meetings">;

/** A date of a group or a service. */
export type Occurrence<One extends Dated> = FeedDate & { meeting: Meeting; series: One };

export function occurrencesOf<One extends Dated>(all: One[]): Occurrence<One>[] {
  return all.flatMap((series) =>
    series.meetings.map((meeting) => ({ meeting, series, ...feedDate(meeting, series) })),
  );
}

/** The dates that an event is shown in the place of: when it is, and where, is known better by whoever typed it. */
export function datesShownBy<One extends Dated>(
  event: ChurchEvent,
  occurrences: Occurrence<One>[],
  church: ChurchAddress,
): Occurrence<One>[] {
  // An event of a whole day does not say when a group meets on it.
  return event.isAllDay ? [] : datesOf(event, occurrences, church);
}

/** The event that stands for each date; and the others, with the date for which another stands already. */
export function eventsByDate(events: ChurchEvent[], all: Series[], church: ChurchAddress) {
  const occurrences = occurrencesOf(all);
  const ofDates = new Map<Meeting, ChurchEvent>();
  const others = events.flatMap((event) => {
    const meant = datesShownBy(event, occurrences, church);
    const free = meant.filter(({ meeting }) => !ofDates.has(meeting));
    for (const { meeting } of free) ofDates.set(meeting, event);
    // What was put on another day is a date there.
    const isTold = free.length > 0 || (meant.length > 0 && event.change?.there);
    return isTold ? [] : [{ event, date: meant[0] }];
  });
  return { ofDates, others };
}
