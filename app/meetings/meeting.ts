import type { Stream } from "#app/church/fields.server.ts";
import type { Group } from "#app/church/groups.server.ts";
import type { FeedDate } from "#app/events/event-changes.ts";
import { addDays, type Day, type Days, midnight, type WallTime, wallTime } from "#time";
import type { DayRule } from "./day-rule.ts";

/** Clock times of the church, "19:30"; what ends before it begins ends on the next day. */
type Hours = { from?: string; to?: string };

/** A date of a group or of a service as the facts have it. What is not given is as usual. */
export type PlainDate = Hours & {
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
export type Meeting = PlainDate & {
  hours: Hours;
  /** Where no hour is known, midnight, when its day begins. */
  start: WallTime;
  /** Where it is not known, when it begins; where that is unknown too, the end of the day. */
  end: WallTime;
  /** What it is on the day it was put on. */
  there?: Meeting;
};

/** Days on which what meets before and after them does not meet. */
export type Break = Days & { name: "half-term" | "school holidays" | "summer break" | "break" };

/** When something meets, as its file says. */
export type Rule = DayRule & Partial<Omit<Group["meets"], keyof DayRule | "sections">>;

/** A group or a service with all its dates that are known, those that are off included, the first one first. */
export type Series = Hours & {
  /** The group's slug, or the service's name in such letters. */
  id: string;
  name: string;
  /** Its name, and what else the church’s feed calls it. */
  names: string[];
  isService: boolean;
  /** Of its page. */
  path: string;
  rule: Rule;
  /** The same in words. */
  when: string;
  where: string;
  /** A link to a map, where that is not at the church. */
  map?: string | undefined;
  /** Where it is streamed as a rule. */
  stream?: Stream;
  /** Its room in that place, where it has one of its own. */
  room?: string | undefined;
  sections: Group["meets"]["sections"];
  /** None of a service: the church office is asked. */
  contacts: Group["contacts"];
  meetings: Meeting[];
  breaks: Break[];
  /** Why there are no dates after the last; null where the church keeps no year of dates. */
  afterLast: string | null;
};

/** What words about a service need to know of it: where it is only if that is not at the church. */
export type Service = Hours &
  Pick<Series, "name" | "map" | "stream" | "meetings"> &
  Partial<Pick<Series, "where">>;

export function meetingFrom(date: PlainDate, usual: Hours): Meeting {
  const { day, from, to } = date;
  // The usual end does not belong to a beginning of its own.
  const hours = from ? { from, to } : { from: usual.from, to: to ?? usual.to };
  const { from: begins = "00:00", to: ends = hours.from ?? "23:59" } = hours;
  const lastDay = hours.from && ends < begins ? addDays(day, 1) : day;
  return { ...date, hours, start: wallTime(day, begins), end: wallTime(lastDay, ends) };
}

export function meetingsFrom(dates: PlainDate[], usual: Hours): Meeting[] {
  const meetings = dates.map((date) => meetingFrom(date, usual));
  return meetings.map((meeting) => {
    const there = meeting.movedTo && meetings.find(({ movedFrom }) => movedFrom === meeting.day);
    return there ? { ...meeting, there } : meeting;
  });
}

/** A date as the church’s feed may have it: also under its own name, and at the usual hour where nobody told the feed. */
export function feedDate(meeting: Meeting, series: Hours & Pick<Series, "names">): FeedDate {
  const { day, name, hours } = meeting;
  const { from, to = "24" } = hours;
  const begins = new Set([from, series.from].filter((hour) => hour !== undefined));
  const names = name ? [...series.names, name] : series.names;
  return { names, day, from: [...begins], to: from && to < from ? "24" : to };
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
export function turnsOf({ day, start, end }: Meeting): WallTime[] {
  return [midnight(addDays(day, -1)), midnight(day), start, end];
}

export function takesPlace({ change }: PlainDate): boolean {
  return change !== "off";
}

/** Where a date is streamed; undefined where it is not. */
export function streamOf(date: PlainDate, usual: Pick<Series, "stream">): Stream | undefined {
  return takesPlace(date) && !date.notStreamed ? (date.stream ?? usual.stream) : undefined;
}

/** What takes place next of all services; undefined where no dates are known. */
export function nextService<One extends Pick<Series, "meetings">>(services: One[], now: WallTime) {
  return services
    .flatMap((service) =>
      comingMeetings(service.meetings, now, 1).next.map((meeting) => ({ service, meeting })),
    )
    .sort((one, other) => (one.meeting.start < other.meeting.start ? -1 : 1))[0];
}
