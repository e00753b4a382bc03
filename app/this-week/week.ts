import { byStart, type ChurchEvent, daysOf, isOver, lastsSeveralDays } from "#app/events/event.ts";
import { datesOf, type FeedDate } from "#app/events/event-changes.ts";
import { shortPlace } from "#app/events/event-place.ts";
import { placeText } from "#app/events/event-text.ts";
import {
  endOf,
  feedDate,
  hoursOf,
  type Meeting,
  type Section,
  type Series,
  startOf,
} from "#app/meetings/meeting.ts";
import { markOf } from "#app/meetings/words.ts";
import type { ChurchPlaces } from "#app/places/buildings.ts";
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

/** What the week says of a group or a service. */
export type SheetSeries = Omit<Series, "id" | "rule" | "breaks"> & {
  /** Its name, and what else the church’s feed calls it. */
  names: string[];
  /** Where no hour is known: "Evening". */
  time?: string;
  isService: boolean;
  ask: Contact;
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

type Facts = {
  series: SheetSeries[];
  /** With what notices.yaml changes. */
  events: ChurchEvent[];
  office: Contact;
  church: ChurchPlaces;
  known: Days | null;
};
type Occurrence = FeedDate & { meeting: Meeting; series: SheetSeries };

const DAYS = 7;

/**
 * The seven days from the day of `from`, with everything on them that is not over by then. `known` are the
 * days whose dates are set, both included; null where the church keeps no year of dates.
 */
export function weekFrom(
  from: WallTime,
  { series, events, office, church, known }: Facts,
): SheetDay[] {
  const first = dayOf(from);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
  const end = addDays(first, DAYS);
  const occurrences = series.flatMap((one) =>
    one.meetings.map((meeting) => ({ meeting, series: one, ...feedDate(meeting, one, one.names) })),
  );
  // An event of a whole day does not say when a group meets on it.
  const typed = events.map((event) => ({
    event,
    meant: event.isAllDay ? [] : datesOf(event, occurrences, church),
  }));
  const isInWeek = (event: ChurchEvent) =>
    event.start < end && (event.start >= first || !isOver(event, from));
  const inWeek = typed.filter(({ event }) => isInWeek(event));
  const lineOf = ({ event, meant }: (typeof typed)[number]) =>
    eventLine(event, meant, from, { office, church });
  const lines = [
    // An event that stands for several dates has its line where the first of them would be.
    ...occurrences.flatMap((occurrence) => {
      const { day, meeting, series } = occurrence;
      if (typed.some(({ meant }) => meant.includes(occurrence))) {
        return inWeek.filter(({ meant }) => meant[0] === occurrence).map(lineOf);
      }
      const isOn = day < end && (day >= first || endOf(meeting, series) > from);
      return isOn ? [meetingLine(occurrence, from)] : [];
    }),
    ...inWeek.filter(({ meant }) => meant.length === 0).map(lineOf),
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
    where: whereOf(meeting, series),
    sections: series.sections,
    notes: notesOf({ meeting, series }),
    ask: series.ask,
    isOver: endOf(meeting, series) <= now,
  };
}

/** An extra date’s hour and place stand in its line, as do those that the feed has. */
function notesOf({ meeting, series }: Pick<Occurrence, "meeting" | "series">): string[] {
  const mark = markOf(meeting, series);
  return [...namesOf([{ meeting, series }]), ...(mark ? [mark] : [])];
}

/** What these dates of groups are called where they have names of their own; a service's stands in its line. */
function namesOf(dates: Pick<Occurrence, "meeting" | "series">[]): string[] {
  return dates.flatMap(({ meeting: { name, change }, series }) =>
    name && !series.isService && change !== "off" ? [name] : [],
  );
}

function eventLine(
  event: ChurchEvent,
  meant: Occurrence[],
  now: WallTime,
  { office, church }: Pick<Facts, "office" | "church">,
): Line {
  const first = dayOf(now);
  const dates = meant.filter(({ meeting }) => !meeting.inBreak);
  const { change } = event;
  const [main] = meant;
  return {
    key: event.id,
    start: event.isAllDay ? wallTime(dayOf(event.start), "00:00") : event.start,
    clock: clockText(event, first),
    name: event.name,
    to: `/events#${event.id}`,
    badge: badgeIn(event),
    standsFor: pagesOf(meant),
    where: whereText(event, church) || (main ? whereOf(main.meeting, main.series) : ""),
    // At an hour of the diary's own they would be those of another evening.
    sections: dates.flatMap(({ series, from }) =>
      from.includes(clockOf(event.start)) ? series.sections : [],
    ),
    notes: [...untilText(event, first), ...namesOf(dates), ...(change ? [change.words] : [])],
    ask: main?.series.ask ?? office,
    isOver: isOver(event, now),
  };
}

function badgeIn({ status, change }: ChurchEvent): Line["badge"] {
  if (status === "cancelled") return change ? "off" : "cancelled";
  return status === "pending" ? "to be confirmed" : null;
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

function whereOf({ where, way }: Meeting, usual: SheetSeries): string {
  return where ? (way?.words ?? where) : (usual.way?.words ?? usual.where);
}

/** An event at the church is where everybody knows: name and address would only take room. */
function whereText({ place }: ChurchEvent, church: ChurchPlaces): string {
  const short = shortPlace(place, church);
  if (!short) return "";
  return short.name === church.name ? "The church" : placeText(short);
}
