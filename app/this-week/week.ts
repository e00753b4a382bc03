import {
  badgeOf,
  byStart,
  type ChurchEvent,
  daysOf,
  isOver,
  lastsSeveralDays,
} from "#app/events/event.ts";
import { isNamedFor } from "#app/events/event-names.ts";
import { placeText, shortPlace } from "#app/events/event-text.ts";
import { offWords, unusualWords } from "#app/meetings/coming-words.ts";
import {
  endOf,
  hoursOf,
  type Meeting,
  type Section,
  type Series,
  startOf,
} from "#app/meetings/meeting.ts";
import {
  addDays,
  clockOf,
  type Day,
  type Days,
  dayOf,
  isWithin,
  type WallTime,
  wallTime,
} from "#app/time/wall-time.ts";
import { britishDate, clockRange } from "#app/time/written-times.ts";

/** Whom to ask. */
export type Contact = { name: string; phone: string };

/** A date, or a day that a break takes from a group. */
export type SheetMeeting = Meeting & { inBreak?: true };

/** What the week says of a group or a service. */
export type SheetSeries = Omit<Series, "id" | "rule" | "breaks" | "meetings"> & {
  /** Its name, and what else the church’s feed calls it. */
  names: string[];
  /** Where no hour is known: "Evening". */
  time?: string;
  isService: boolean;
  ask: Contact;
  meetings: SheetMeeting[];
};

/** One thing that is on, or is off, in the week. */
export type Line = {
  key: string;
  /** Where it stands among the others. */
  start: WallTime;
  clock: string;
  name: string;
  /** The page that tells of it. */
  to: string;
  badge: "off" | "cancelled" | "to be confirmed" | null;
  /** Where an event of the feed stands for a group’s meeting or a service: that one. */
  standsFor: { name: string; path: string }[];
  where: string;
  sections: Section[];
  notes: string[];
  ask: Contact;
  isOver: boolean;
};

export type SheetDay = {
  day: Day;
  lines: Line[];
  /** Whether something took place on it that is over by now. */
  wasOn: boolean;
  /** Whether the dates of services and groups reach as far as this day. */
  isKnown: boolean;
};

type Office = { ask: Contact; church: string; postcode: string };
type Facts = {
  series: SheetSeries[];
  events: ChurchEvent[];
  office: Office;
  known: Days | null;
};
type Occurrence = { meeting: SheetMeeting; series: SheetSeries };

const DAYS = 7;

/**
 * The seven days from the day of `from`, with everything on them that is not over by then. `known` are the
 * days whose dates are set, both included; null where the church keeps no year of dates.
 */
export function weekFrom(from: WallTime, { series, events, office, known }: Facts): SheetDay[] {
  const first = dayOf(from);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
  const end = addDays(first, DAYS);
  const occurrences = series.flatMap((one) =>
    one.meetings
      .filter(
        (meeting) => meeting.day < end && (meeting.day >= first || endOf(meeting, one) > from),
      )
      .map((meeting): Occurrence => ({ meeting, series: one })),
  );
  const isInWeek = (event: ChurchEvent) =>
    event.start < end && (event.start >= first || !isOver(event, from));
  const lines = [
    ...occurrences.flatMap((occurrence) => {
      const doubles = events.filter((event) => isDouble(event, occurrence));
      if (doubles.length === 0) return [meetingLine(occurrence, from)];
      // An event that stands for several meetings has its line where the first of them would be.
      return doubles.filter(isInWeek).flatMap((event) => {
        const meant = occurrences.filter((other) => isDouble(event, other));
        return meant[0] === occurrence ? [eventLine(event, meant, from, office)] : [];
      });
    }),
    ...events
      .filter(isInWeek)
      .filter((event) => !occurrences.some((occurrence) => isDouble(event, occurrence)))
      .map((event) => eventLine(event, [], from, office)),
  ];
  const soonest = lines.sort(byStart);
  return days.map((day) => {
    // What began before the week is on from its first day.
    const ofDay = soonest.filter(({ start }) => (start < first ? first : dayOf(start)) === day);
    return {
      day,
      lines: ofDay.filter((line) => !line.isOver),
      wasOn: ofDay.some((line) => line.isOver && !isOff(line)),
      isKnown: known !== null && isWithin(day, known),
    };
  });
}

/** Whether a line says of something that it does not take place. */
export function isOff({ badge }: Line): boolean {
  return badge === "off" || badge === "cancelled";
}

/**
 * Whether an event is a meeting or a service typed into the church’s feed as well: it begins on the
 * same day at the same time, and its name has theirs in it, as whole words.
 */
function isDouble(event: ChurchEvent, { meeting, series }: Occurrence): boolean {
  if (!hoursOf(meeting, series).from || event.isAllDay || event.start !== startOf(meeting, series))
    return false;
  return isNamedFor(event.name, meeting.name ? [...series.names, meeting.name] : series.names);
}

function meetingLine({ meeting, series }: Occurrence, now: WallTime): Line {
  const { from, to } = hoursOf(meeting, series);
  return {
    key: `${series.path} ${series.name} ${meeting.day} ${meeting.from ?? ""}`,
    start: startOf(meeting, series),
    clock: from ? clockRange(from, to) : (series.time ?? ""),
    name: (series.isService && meeting.name) || series.name,
    to: series.path,
    badge: meeting.change === "off" ? "off" : null,
    standsFor: [],
    where: meeting.where ?? series.where,
    sections: series.sections,
    notes: notesOf(meeting, series),
    ask: series.ask,
    isOver: endOf(meeting, series) <= now,
  };
}

function notesOf({ name, ...meeting }: SheetMeeting, series: SheetSeries): string[] {
  if (meeting.change === "off") return [offWords(meeting)];
  const unusual = unusualWords(meeting, series);
  const notes = [
    series.isService ? undefined : name,
    // All of an extra date is unusual: its hour and its place stand in the line.
    meeting.change === "extra" ? meeting.why : unusual && `Not as usual: ${unusual}`,
  ];
  return notes.flatMap((note) => note || []);
}

function eventLine(
  event: ChurchEvent,
  meant: Occurrence[],
  now: WallTime,
  { ask, ...church }: Office,
): Line {
  const first = dayOf(now);
  // That a break takes the day is a rule; somebody who types an event for it knows better.
  const dates = meant.filter(({ meeting }) => !meeting.inBreak);
  const isCalledOff = dates.some(({ meeting }) => meeting.change === "off");
  const [main] = meant;
  const badge = badgeOf(event, null);
  return {
    key: event.id,
    start: event.isAllDay ? wallTime(dayOf(event.start), "00:00") : event.start,
    clock: clockText(event, first),
    name: event.name,
    to: `/events#${event.id}`,
    badge:
      badge === "cancelled" || badge === "to be confirmed" ? badge : isCalledOff ? "off" : null,
    standsFor: pagesOf(meant),
    where: whereText(event, church) || (main?.meeting.where ?? main?.series.where ?? ""),
    sections: dates.flatMap(({ series }) => series.sections),
    notes: [
      ...untilText(event, first),
      ...dates.flatMap(({ meeting, series }) => notesOf(meeting, series)),
    ],
    ask: main?.series.ask ?? ask,
    isOver: isOver(event, now),
  };
}

/** The pages of groups, and the one of all services: their names mean nothing to who does not come yet. */
function pagesOf(meant: Occurrence[]): Line["standsFor"] {
  const names = new Map(
    meant.map(({ series: { name, path, isService } }) => [path, isService ? "our services" : name]),
  );
  return Array.from(names, ([path, name]) => ({ name, path }));
}

/** "7–9pm", "All day", "7pm" where it ends on another day. */
function clockText(event: ChurchEvent, first: Day): string {
  const { start, end, isAllDay } = event;
  if (isAllDay) return "All day";
  const isOneDay = !lastsSeveralDays(event);
  if (start >= first) return clockRange(clockOf(start), end && isOneDay ? clockOf(end) : undefined);
  const endsToday = end && (isOneDay || dayOf(end) === first);
  return endsToday ? `Until ${clockRange(clockOf(end))}` : "Still on";
}

/** "Until Sunday 29 November, 3pm" of what lasts several days. */
function untilText(event: ChurchEvent, first: Day): string[] {
  const { end, isAllDay } = event;
  const { last } = daysOf(event);
  if (!end || !lastsSeveralDays(event) || last === first) return [];
  const clock = isAllDay ? "" : `, ${clockRange(clockOf(end))}`;
  return [`Until ${britishDate(last)}${clock}`];
}

/** An event at the church is where everybody knows: name and address would only take room. */
function whereText({ place }: ChurchEvent, { church, postcode }: Omit<Office, "ask">): string {
  const short = shortPlace(place, postcode);
  if (!short) return "";
  return short.name === church ? "The church" : placeText(short);
}
