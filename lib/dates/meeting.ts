import { addDays, type Day, midnight, type WallTime, wallTime } from "#time";
import type { Stream } from "./stream.ts";

/** Clock times of the church, "19:30"; what ends before it begins ends on the next day. */
export type Hours = {
  from?: string;
  to?: string;
};

/** A date of a group or of a service. What is not given is as usual. */
export type MeetingDate = {
  day: Day;
  /** When it begins, "19:30". */
  from?: string;
  /** When it ends. */
  to?: string;
  where?: string;
  /** Where it is streamed, if not as usual. */
  stream?: Stream;
  /** Why it is not streamed, where it usually is. */
  notStreamed?: string;
  /** What it is called where it has a name of its own: "Watchnight", "Big Breakfast". */
  name?: string;
  /** What kind of change made it what it is; missing where all is as usual. */
  change?: "off" | "moved" | "extra" | "joint";
  /** Why it is so. */
  why?: string;
  /** Whether it is off for half-term or the school holidays. */
  inBreak?: true;
  /** The day on which it is put: then it is off on its own. */
  movedTo?: Day;
  /** The day on which it would usually be, and is off. */
  movedFrom?: Day;
};

/** A date with what follows from the usual hours. */
export type Meeting = MeetingDate & {
  /** Its own hours, or the usual ones, as far as they are known. */
  hours: Hours;
  /** When it begins; midnight, when its day begins, where no hour is known. */
  start: WallTime;
  /** When it is over: when it begins where no end is known, and the end of the day where no hour is known at all. */
  end: WallTime;
  /** The same meeting on the day on which it is put. */
  movedMeeting?: Meeting;
};

/** What is to come of a series. */
type ComingMeetings = {
  /** The next dates that take place, one that has begun among them. */
  next: Meeting[];
  /** What is off before the last of these or, where there is none, at all. */
  off: Meeting[];
};

export function makeMeeting(date: MeetingDate, usual: Hours): Meeting {
  const { day, from, to } = date;
  // The usual end does not belong to a beginning of its own.
  const hours = from ? { from, to } : { from: usual.from, to: to ?? usual.to };
  const { from: begins = "00:00", to: ends = hours.from ?? "23:59" } = hours;
  const lastDay = hours.from && ends < begins ? addDays(day, 1) : day;
  return { ...date, hours, start: wallTime(day, begins), end: wallTime(lastDay, ends) };
}

/** Makes the meetings of one series, which know where they are put. */
export function makeMeetings(dates: MeetingDate[], usual: Hours): Meeting[] {
  const meetings = dates.map((date) => makeMeeting(date, usual));
  return meetings.map((meeting) => {
    if (!meeting.movedTo) return meeting;
    const movedMeeting = meetings.find(({ movedFrom }) => movedFrom === meeting.day);
    return movedMeeting ? { ...meeting, movedMeeting } : meeting;
  });
}

/** What is not over at the church's time `now`: the next `count` dates, and what is off between them. */
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

/** The church's times at which something else is said of a date: from when on it is "Tomorrow", "Today", "On now", and over. */
export function listTurns({ day, start, end }: Meeting): WallTime[] {
  return [midnight(addDays(day, -1)), midnight(day), start, end];
}

export function takesPlace({ change }: MeetingDate): boolean {
  return change !== "off";
}
