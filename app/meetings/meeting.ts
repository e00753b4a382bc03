import type { FeedDate } from "#app/events/event-changes.ts";
import type { Way } from "#app/places/buildings.ts";
import { addDays, type Day, daysBetween, type WallTime, wallTime } from "#app/time/wall-time.ts";
import type { DayRule } from "#app/time/weekdays.ts";

/**
 * A date of a group or of a service, as the build worked it out. What is not given is as usual.
 * Clock times are the church's, "19:30"; one that ends before it begins ends on the next day.
 */
export type Meeting = {
  day: Day;
  from?: string;
  to?: string;
  where?: string;
  /** The way there, where that is another building than usual; null where it is none of the church's. */
  way?: Way | null;
  /** What it is called where it has a name of its own: "Watchnight", "Big Breakfast". */
  name?: string;
  change?: "off" | "moved" | "extra" | "joint";
  /** In the office's words, such as "singing at the town’s carols". */
  why?: string;
  /** Of one that is off because its day is in half-term or the school holidays. */
  inBreak?: true;
  /** Of one that is off because it was put on another day: that day. */
  movedTo?: Day;
  /** Of one that was put on this day: the day on which it would usually be. */
  movedFrom?: Day;
};

/** Days, the last one included, on which what meets before and after them does not meet. */
export type Break = {
  from: Day;
  to: Day;
  name: "half-term" | "school holidays" | "summer break" | "break";
};

/** One of several parts of a group that meet at hours of their own. */
export type Section = {
  name: string;
  who: string;
  from: string;
  to: string;
  where?: string | undefined;
};

/** A group or a service with all its dates that are known, those that are off included, the first one first. */
export type Series = {
  /** The group's slug, or the service's name in such letters. */
  id: string;
  name: string;
  /** Where on the site it is told of: "/activities/choir". */
  path: string;
  /** The rule in a noticeboard's words. */
  when: string;
  rule: DayRule;
  from?: string;
  to?: string;
  where: string;
  /** The way there, where that is not in the church. */
  way?: Way;
  sections: Section[];
  meetings: Meeting[];
  breaks: Break[];
  /** Why there are no dates after the last; null where the church keeps no year of dates. */
  afterLast: string | null;
};

/** What it takes to know when one of its dates begins and ends. */
type Clock = Pick<Series, "from" | "to">;

/** Dates as they are sent to browsers: of one that is as usual, how many days it is after the one before. */
export type PackedDates = (Meeting | number)[];

/** The dates of a series, packed or not, and its usual hours. */
export type Dates = Clock & { meetings: PackedDates };

/** What pages have of a service: where it is only if that is not in the church. */
export type Service = Dates & Pick<Series, "name" | "way"> & Partial<Pick<Series, "where">>;

export function packDates(meetings: Meeting[]): PackedDates {
  return meetings.map((meeting, index) => {
    const before = meetings[index - 1];
    const isUsual = Object.keys(meeting).length === 1;
    return before && isUsual ? daysBetween(before.day, meeting.day) : meeting;
  });
}

export function unpackDates(packed: PackedDates): Meeting[] {
  let day: Day;
  return packed.map((date) => {
    const meeting = typeof date === "number" ? { day: addDays(day, date) } : date;
    day = meeting.day;
    return meeting;
  });
}

/** What it takes to name the next date of a series in a browser. */
export function datesForBrowser({ from, to, meetings }: Clock & Pick<Series, "meetings">): Dates {
  const dates = packDates(meetings.filter(takesPlace));
  return { ...(from && { from }), ...(to && { to }), meetings: dates };
}

/** The hours of a date as far as they are known: the usual end does not belong to a beginning of its own. */
export function hoursOf(meeting: Meeting, usual: Clock): Clock {
  return meeting.from ? meeting : { ...usual, ...(meeting.to && { to: meeting.to }) };
}

/** Of a meeting without a known hour it is midnight, when its day begins. */
export function startOf(meeting: Meeting, usual: Clock): WallTime {
  return wallTime(meeting.day, hoursOf(meeting, usual).from ?? "00:00");
}

/** Of a meeting without a known end it is when it begins; where that is unknown too, the end of the day. */
export function endOf(meeting: Meeting, usual: Clock): WallTime {
  const { from, to = from ?? "23:59" } = hoursOf(meeting, usual);
  return wallTime(from && to < from ? addDays(meeting.day, 1) : meeting.day, to);
}

/** A date as the church’s feed may have it: under its own name or one of these, and perhaps at its usual hour. */
export function feedDate(meeting: Meeting, usual: Clock, names: string[]): FeedDate {
  const { day, name } = meeting;
  const { from, to = "24" } = hoursOf(meeting, usual);
  const hours = [from, usual.from].filter((hour) => hour !== undefined);
  return {
    names: name ? [...names, name] : names,
    day,
    from: [...new Set(hours)],
    to: from && to < from ? "24" : to,
  };
}

/**
 * What is not over by the church's time `now`: the next dates on which it takes place, `count` at most, one that has
 * begun among them; and what is off before the last of these.
 */
export function comingMeetings({ meetings, ...usual }: Dates, now: WallTime, count: number) {
  const coming = unpackDates(meetings).filter((meeting) => endOf(meeting, usual) > now);
  const next = coming.filter(takesPlace).slice(0, count);
  const last = next.at(-1);
  const off = coming.filter((one) => !takesPlace(one) && (!last || one.day < last.day));
  return { next, off };
}

export function takesPlace({ change }: Meeting): boolean {
  return change !== "off";
}

/** What a list of these dates tells of: those on which it takes place, and those called off and put on no other day. */
export function listedMeetings({ next, off }: ReturnType<typeof comingMeetings>): Meeting[] {
  const calledOff = off.filter(({ movedTo }) => !movedTo);
  return [...next, ...calledOff].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** What takes place next of all services; undefined where no dates are known. */
export function nextService<One extends Dates>(services: One[], now: WallTime) {
  return services
    .flatMap((service) => {
      const { next } = comingMeetings(service, now, 1);
      return next.map((meeting) => ({ service, meeting, start: startOf(meeting, service) }));
    })
    .sort((one, other) => (one.start < other.start ? -1 : 1))[0];
}
