import type { Group } from "#app/content-loader/groups.server.ts";
import type { FeedDate } from "#app/events/event-changes.ts";
import type { Way } from "#app/places/buildings.ts";
import { addDays, type Day, daysBetween, type WallTime, wallTime } from "#app/time/wall-time.ts";
import type { DayRule } from "#app/time/weekdays.ts";

/** Clock times of the church, "19:30"; what ends before it begins ends on the next day. */
type Hours = { from?: string; to?: string };

/** A date of a group or of a service as the facts have it. What is not given is as usual. */
export type PlainDate = Hours & {
  day: Day;
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

/** The same with what follows from what is usual. */
export type Meeting = PlainDate & {
  /** As far as they are known. */
  hours: Hours;
  /** Where no hour is known, midnight, when its day begins. */
  start: WallTime;
  /** Where it is not known, when it begins; where that is unknown too, the end of the day. */
  end: WallTime;
  /** Of one that was put on another day: what it is there. */
  there?: Meeting;
};

/** Days, the last one included, on which what meets before and after them does not meet. */
export type Break = {
  from: Day;
  to: Day;
  name: "half-term" | "school holidays" | "summer break" | "break";
};

/** When something meets, as its file says. Days are included. */
export type Rule = DayRule & Partial<Omit<Group["meets"], keyof DayRule | "sections">>;

/** One of several parts of a group that meet at hours of their own. */
export type Section = Group["meets"]["sections"][number];

/** A group or a service with all its dates that are known, those that are off included, the first one first. */
export type Series = Hours & {
  /** The group's slug, or the service's name in such letters. */
  id: string;
  name: string;
  /** Its name, and what else the church’s feed calls it. */
  names: string[];
  isService: boolean;
  /** Where on the site it is told of: "/activities/choir". */
  path: string;
  /** The rule in a noticeboard's words. */
  when: string;
  rule: Rule;
  where: string;
  /** The way there, where that is not in the church. */
  way?: Way;
  /** Its own room, where the usual place is a building. */
  room?: string;
  /** That room, or else the usual place, with its building where it needs one. */
  door: string;
  sections: Section[];
  /** Whom to ask; of a service, the church office. */
  contacts: Group["contacts"];
  meetings: Meeting[];
  breaks: Break[];
  /** Why there are no dates after the last; null where the church keeps no year of dates. */
  afterLast: string | null;
};

/** Dates as they are sent to browsers: of one that is as usual, how many days it is after the one before. */
export type PackedDates = Hours & { meetings: (PlainDate | number)[] };

/** What every page has of a service: where it is only if that is not in the church. */
export type Service = Hours &
  Pick<Series, "name" | "way" | "meetings"> &
  Partial<Pick<Series, "where">>;
export type PackedService = Omit<Service, "meetings"> & PackedDates;

/** A date with what follows from the usual hours. */
export function meetingFrom(date: PlainDate, usual: Hours): Meeting {
  const { day, from, to } = date;
  // The usual end does not belong to a beginning of its own.
  const hours = from ? { from, to } : { from: usual.from, to: to ?? usual.to };
  const { from: begins = "00:00", to: ends = hours.from ?? "23:59" } = hours;
  const lastDay = hours.from && ends < begins ? addDays(day, 1) : day;
  return { ...date, hours, start: wallTime(day, begins), end: wallTime(lastDay, ends) };
}

/** All dates of a series in the same way. */
export function meetingsFrom(dates: PlainDate[], usual: Hours): Meeting[] {
  const meetings = dates.map((date) => meetingFrom(date, usual));
  return meetings.map((meeting) => {
    const there = meeting.movedTo && meetings.find(({ movedFrom }) => movedFrom === meeting.day);
    return there ? { ...meeting, there } : meeting;
  });
}

/** Those that take place, for a browser that names the next one. */
export function packTaking({ from, to, meetings }: Hours & Pick<Series, "meetings">): PackedDates {
  return packDates({ from, to, meetings: meetings.filter(takesPlace) });
}

export function packDates<Dated extends Pick<Series, "meetings">>(
  series: Dated,
): Omit<Dated, "meetings"> & PackedDates {
  const meetings = series.meetings.map((meeting, index) => {
    const { hours: _hours, start: _start, end: _end, there: _there, ...date } = meeting;
    const before = series.meetings[index - 1];
    const isUsual = Object.keys(date).length === 1;
    return before && isUsual ? daysBetween(before.day, date.day) : date;
  });
  return { ...series, meetings };
}

export function unpackDates<Packed extends PackedDates>(
  packed: Packed,
): Omit<Packed, "meetings"> & Pick<Series, "meetings"> {
  let day: Day;
  const dates = packed.meetings.map((one) => {
    const date = typeof one === "number" ? { day: addDays(day, one) } : one;
    day = date.day;
    return date;
  });
  return { ...packed, meetings: meetingsFrom(dates, packed) };
}

/** A date as the church’s feed may have it: under one of the names of its series or its own, and perhaps at the usual hour. */
export function feedDate(meeting: Meeting, series: Hours & Pick<Series, "names">): FeedDate {
  const { day, name, hours } = meeting;
  const { from, to = "24" } = hours;
  const begins = [from, series.from].filter((hour) => hour !== undefined);
  return {
    names: name ? [...series.names, name] : series.names,
    day,
    from: [...new Set(begins)],
    to: from && to < from ? "24" : to,
  };
}

/**
 * What is not over by the church's time `now`: the next dates on which it takes place, `count` at most, one that has
 * begun among them; and what is off before the last of these.
 */
export function comingMeetings(meetings: Meeting[], now: WallTime, count: number) {
  const coming = meetings.filter(({ end }) => end > now);
  const next = coming.filter(takesPlace).slice(0, count);
  const last = next.at(-1);
  const off = coming.filter((one) => !takesPlace(one) && (!last || one.day < last.day));
  return { next, off };
}

export function takesPlace({ change }: PlainDate): boolean {
  return change !== "off";
}

/** What takes place next of all services; undefined where no dates are known. */
export function nextService<One extends Pick<Series, "meetings">>(services: One[], now: WallTime) {
  return services
    .flatMap((service) =>
      comingMeetings(service.meetings, now, 1).next.map((meeting) => ({ service, meeting })),
    )
    .sort((one, other) => (one.meeting.start < other.meeting.start ? -1 : 1))[0];
}
