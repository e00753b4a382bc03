import { addDays, type Day, midnight, type WallTime, wallTime } from "#time";
import type { Stream } from "./stream.ts";

/** Clock times of the church, "19:30"; what ends before it begins ends on the next day. */
export type Hours = {
  from?: string;
  to?: string;
};

/** A date of a group or of a service as the facts have it. What is not given is as usual. */
export type MeetingDate = Hours & {
  day: Day;
  where?: string;
  /** Where it is streamed, if not as usual. */
  stream?: Stream;
  /** Why it is not streamed, where it usually is. */
  notStreamed?: string;
  /** What it is called where it has a name of its own: "Watchnight", "Big Breakfast". */
  name?: string;
  change?: "off" | "moved" | "extra" | "joint";
  why?: string;
  /** Of one that is off for half-term or the school holidays. */
  inBreak?: true;
  /** The day it was put on: then it is off on this one. */
  movedTo?: Day;
  /** The day on which it would usually be, and is off. */
  movedFrom?: Day;
};

/** The same with what follows from what is usual. */
export type Meeting = MeetingDate & {
  hours: Hours;
  /** Where no hour is known, midnight, when its day begins. */
  start: WallTime;
  /** Where it is not known, when it begins; where that is unknown too, the end of the day. */
  end: WallTime;
  /** What it is on the day it was put on. */
  there?: Meeting;
};

export function makeMeeting(date: MeetingDate, usual: Hours): Meeting {
  const { day, from, to } = date;
  // The usual end does not belong to a beginning of its own.
  const hours = from ? { from, to } : { from: usual.from, to: to ?? usual.to };
  const { from: begins = "00:00", to: ends = hours.from ?? "23:59" } = hours;
  const lastDay = hours.from && ends < begins ? addDays(day, 1) : day;
  return { ...date, hours, start: wallTime(day, begins), end: wallTime(lastDay, ends) };
}

export function makeMeetings(dates: MeetingDate[], usual: Hours): Meeting[] {
  const meetings = dates.map((date) => makeMeeting(date, usual));
  return meetings.map((meeting) => {
    const there = meeting.movedTo && meetings.find(({ movedFrom }) => movedFrom === meeting.day);
    return there ? { ...meeting, there } : meeting;
  });
}

/** What is not over at `now`: the next `count` dates that take place, one that has begun among them, and what is off before the last. */
export function comingMeetings(meetings: Meeting[], now: WallTime, count: number) {
  const coming = meetings.filter(({ end }) => end > now);
  const next = coming.filter(takesPlace).slice(0, count);
  const last = next.at(-1);
  const off = coming.filter((one) => !takesPlace(one) && (!last || one.day < last.day));
  return { next, off };
}

/** The church's times at which something else is said of a date: from when on it is "Tomorrow", "Today", "On now", and over. */
export function listTurns({ day, start, end }: Meeting): WallTime[] {
  return [midnight(addDays(day, -1)), midnight(day), start, end];
}

export function takesPlace({ change }: MeetingDate): boolean {
  return change !== "off";
}
