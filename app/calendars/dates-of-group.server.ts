import type { Church } from "#app/church/open-church.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { type Meeting, makeMeeting, matchEvents, type Series, takesPlace } from "#dates";
import { clockOf } from "#time";
import { callOffInDiary, readDiary } from "./called-off.server.ts";

/** A group's dates as its page and its calendar have them. */
export type DatesOfGroup = {
  /** The dates, with the hours that the diary knows better. It may have called some of them off. */
  series: Series;
  /** The events of the diary that stand for some of these dates: "Choir Outing". */
  events: ChurchEvent[];
};

/** Finds the dates of the group whose file has this name, in its own file and in the diary. */
export function findDatesOfGroup(church: Church, slug: string): DatesOfGroup {
  // All groups take part, because an event may have the names of two, and is at the hour of one.
  const all = callOffInDiary(church.groupDates, church);
  const { byDate } = matchEvents(readDiary(church), all, church.facts);
  const series = findSeries(all, slug);
  const events: ChurchEvent[] = [];
  const meetings = series.meetings.map((meeting) => {
    const event = byDate.get(meeting);
    if (!event) return meeting;
    events.push(event);
    return takesPlace(meeting) && event.status === "confirmed"
      ? takeHours(meeting, event, series)
      : meeting;
  });
  return { series: { ...series, meetings }, events };
}

/** Gives a date the hours of the event that stands for it, if they are other ones than usual. */
function takeHours(meeting: Meeting, { start, end }: ChurchEvent, series: Series): Meeting {
  const from = clockOf(start);
  const to = end && clockOf(end);
  const isAsUsual = from === meeting.hours.from && to === meeting.hours.to;
  if (isAsUsual) return meeting;
  const hours = to === undefined ? { from } : { from, to };
  return makeMeeting({ ...meeting, ...hours }, series);
}
