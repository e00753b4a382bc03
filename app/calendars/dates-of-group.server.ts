import type { Church } from "#app/church/open-church.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import { type ChurchEvent, makeGroupFinder } from "#app/events/event.ts";
import { type Meeting, makeMeeting, matchEvents, type Series, takesPlace } from "#dates";
import { callOffInDiary, readDiary, readHours } from "./called-off.server.ts";

/** A group's dates as its page and its calendar have them. */
export type DatesOfGroup = {
  /** The dates, with the hours and names that the diary knows better. It may have called some of them off. */
  series: Series;
  /** The events of the diary that stand for some of these dates, and the group's others: "Choir Outing". */
  events: ChurchEvent[];
};

/** Finds the dates of the group whose file has this name, in its own file and in the diary. */
export function findDatesOfGroup(church: Church, slug: string): DatesOfGroup {
  // All groups take part, because an event may have the names of two, and is at the hour of one.
  const all = callOffInDiary(church.groupDates, church);
  const diary = readDiary(church);
  const { byDate } = matchEvents(diary, all, church.facts);
  const series = findSeries(all, slug);
  const meetings = series.meetings.map((meeting) => {
    const event = byDate.get(meeting);
    const isOn = event?.state === "on" && takesPlace(meeting);
    return isOn ? takeHoursAndName(meeting, event, series) : meeting;
  });
  const ofDates = new Set(series.meetings.map((meeting) => byDate.get(meeting)));
  const groupOf = makeGroupFinder(all);
  const events = diary.filter((event) => ofDates.has(event) || groupOf(event) === series);
  return { series: { ...series, meetings }, events };
}

/** Gives a date the hours and the name of the event that stands for it, if its hours are other ones than usual. */
function takeHoursAndName(meeting: Meeting, event: ChurchEvent, series: Series): Meeting {
  const hours = readHours(event);
  const isAsUsual = hours.from === meeting.hours.from && hours.to === meeting.hours.to;
  return isAsUsual ? meeting : makeMeeting({ name: event.name, ...meeting, ...hours }, series);
}
