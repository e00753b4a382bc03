import { addDays, type Day, midnight, type WallTime, wallTime } from "#time";
import type { Stream } from "./stream.ts";

/** Clock times of the church, "19:30"; what ends before it begins ends on the next day. */
export type Hours = {
  from?: string;
  to?: string;
};

/** A date of a group or of a service. Whatever is missing is as usual. */
export type MeetingDate = {
  day: Day;
  /** When it begins, "19:30". */
  from?: string;
  /** When it ends. */
  to?: string;
  where?: string;
  /** Its stream, if that is another one than usual. */
  stream?: Stream;
  /** Why it is not streamed, if it usually is. */
  notStreamed?: string;
  /** Its own name, if it has one: "Watchnight", "Big Breakfast". */
  name?: string;
  /** The path of the page that is about it alone, if there is one: "/events/2026-12-24-watchnight". */
  page?: string;
  /** The kind of change that it has; missing if all is as usual. */
  change?: "off" | "moved" | "extra" | "joint";
  /** The reason for the change. */
  why?: string;
  /** Whether it is off for half-term or the school holidays. */
  inBreak?: true;
  /** The day to which it is moved. On its own day it is off. */
  movedTo?: Day;
  /** The day from which it was moved, on which it is off. */
  movedFrom?: Day;
};

/** A date with its times, some of which follow from the usual hours. */
export type Meeting = MeetingDate & {
  /** Its own hours, or the usual ones, as far as they are known. */
  hours: Hours;
  /** When it begins. If no hour is known, it is the midnight at which its day begins. */
  start: WallTime;
  /** When it is over. If no end is known, it is the beginning; if no hour is known at all, the end of the day. */
  end: WallTime;
  /** The same meeting on the day to which it is moved. */
  movedMeeting?: Meeting;
};

/** The meetings of a series that are to come. */
export type ComingMeetings = {
  /** The next dates that take place. The first may have begun. */
  next: Meeting[];
  /** The dates before the last of these that are off; all that are off, if none takes place. */
  off: Meeting[];
};

/** Works out the times of a date. `usual` are the hours of its series. */
export function makeMeeting(date: MeetingDate, usual: Hours): Meeting {
  const { day, from, to } = date;
  // The usual end does not belong to a beginning of its own.
  const hours = from ? { from, to } : { from: usual.from, to: to ?? usual.to };
  const { from: begins = "00:00", to: ends = hours.from ?? "23:59" } = hours;
  const lastDay = hours.from && ends < begins ? addDays(day, 1) : day;
  return { ...date, hours, start: wallTime(day, begins), end: wallTime(lastDay, ends) };
}

/** Makes the meetings of one series. A meeting that is moved knows what it is on its new day. */
export function makeMeetings(dates: MeetingDate[], usual: Hours): Meeting[] {
  const meetings = dates.map((date) => makeMeeting(date, usual));
  return meetings.map((meeting) => {
    if (!meeting.movedTo) return meeting;
    const movedMeeting = meetings.find(({ movedFrom }) => movedFrom === meeting.day);
    return movedMeeting ? { ...meeting, movedMeeting } : meeting;
  });
}

/** Finds what is not over at the church's time `now`: the next `count` dates, and what is off between them. */
export function findComingMeetings(
  meetings: Meeting[],
  now: WallTime,
  count: number,
): ComingMeetings {
  const coming = meetings.filter(({ end }) => end > now);
  const next = coming.filter(takesPlace).slice(0, count);
  const last = next.at(-1);
  const off = coming.filter((meeting) => !takesPlace(meeting) && (!last || meeting.day < last.day));
  return { next, off };
}

/** Lists the church's times at which the words about a date change: it is "Tomorrow", then "Today", "On now", and over. */
export function listTurns({ day, start, end }: Meeting): WallTime[] {
  return [midnight(addDays(day, -1)), midnight(day), start, end];
}

export function takesPlace({ change }: MeetingDate): boolean {
  return change !== "off";
}
