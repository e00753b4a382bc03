import type { Stream } from "#app/church/fields.server.ts";
import type { ChurchAddress } from "#app/church-address.ts";
import { byStart, type ChurchEvent, daysOf, endOf, eventPath } from "#app/events/event.ts";
import { shortPlace } from "#app/events/event-place.ts";
import { placeText } from "#app/events/event-text.ts";
import { datesShownBy, type Occurrence, occurrencesOf } from "#app/meetings/dates-of-events.ts";
import { type Series, streamOf } from "#app/meetings/meeting.ts";
import { textOfUnusual, type Unusual } from "#app/meetings/unusual.ts";
import { findUnusual, notStreamed } from "#app/meetings/words.ts";
import {
  addDays,
  clockOf,
  clockRange,
  type Day,
  type Days,
  dayAndHours,
  dayOf,
  isWithin,
  midnight,
  type WallTime,
} from "#time";

export type Contact = { name: string; phone: string };

/** What the week says of a group or a service. */
export type SheetSeries = Omit<Series, "id" | "rule" | "breaks" | "room" | "door" | "contacts"> & {
  /** Where no hour is known: "Evening". */
  time?: string;
  ask: Contact;
};

/** One thing that is on, or is off, in the week. */
export type Line = {
  /** Unique in the week. */
  key: string;
  start: WallTime;
  /** When it is over. */
  end: WallTime;
  /** "7–9pm", "All day", "Still on"; "" where no hour is known. */
  clock: string;
  name: string;
  /** The address of the page that tells of it. */
  to: string;
  badge: "off" | "cancelled" | "to be confirmed" | null;
  /** The groups or services for which an event stands, by their pages. */
  standsFor: { name: string; path: string }[];
  where: string;
  /** Parts of a group with hours of their own. */
  sections: Series["sections"];
  /** "Until Sunday 29 November, 3pm", the name of an evening that has one, and why an extra one is held. */
  notes: string[];
  /** What is not as usual: "Off: snow". */
  unusual: Unusual[];
  /** Where it is streamed, if it is. */
  stream: Stream | undefined;
  /** Whom to ask. */
  ask: Contact;
};

/** A day of the week. */
export type SheetDay = {
  day: Day;
  /** What is on, or off, and not over yet. */
  lines: Line[];
  /** Whether something of the day is over already. */
  wasOn: boolean;
  /** Whether the dates of the day are set. */
  isKnown: boolean;
};

type Facts = {
  series: SheetSeries[];
  /** With what notices.yaml changes. */
  events: ChurchEvent[];
  church: ChurchAddress & { phone: string };
  /** The days whose dates are set; null where the church keeps no year of dates. */
  known: Days | null;
};

const DAYS = 7;

export function officeOf({ phone }: { phone: string }): Contact {
  return { name: "the office", phone };
}

/** The seven days from the day of `from`, with everything on them that is not over by then. */
export function weekFrom(from: WallTime, { series, events, church, known }: Facts): SheetDay[] {
  const first = dayOf(from);
  const isPast = ({ end }: Line) => end <= from;
  const occurrences = occurrencesOf(series);
  const typed = events.map((event) => {
    const meant = datesShownBy(event, occurrences, church);
    return { meant, line: eventLine(event, meant, { now: from, church }) };
  });
  const lines = [
    // An event that stands for several dates has its line where the first of them would be.
    ...occurrences.flatMap((occurrence) => {
      const standIns = typed.filter(({ meant }) => meant.includes(occurrence));
      if (standIns.length === 0) return [meetingLine(occurrence)];
      return standIns.flatMap(({ meant, line }) => (meant[0] === occurrence ? [line] : []));
    }),
    ...typed.flatMap(({ meant, line }) => (meant.length === 0 ? [line] : [])),
  ].sort(byStart);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(first, index);
    const ofDay = lines.filter((line) =>
      // What began before the week and is not over is on from its first day.
      line.start < first && !isPast(line) ? day === first : day === dayOf(line.start),
    );
    return {
      day,
      lines: ofDay.filter((line) => !isPast(line)),
      wasOn: ofDay.some((line) => isPast(line) && !isOff(line)),
      isKnown: known !== null && isWithin(day, known),
    };
  });
}

export function isOff({ badge }: Line): boolean {
  return badge === "off" || badge === "cancelled";
}

function meetingLine(occurrence: Occurrence<SheetSeries>): Line {
  const { meeting, series } = occurrence;
  const { hours, start, end, change, name, day, from = "" } = meeting;
  const { why, unusual } = splitUnusual(findUnusual(meeting));
  return {
    key: `${series.path} ${series.name} ${day} ${from}`,
    start,
    end,
    clock: hours.from ? clockRange(hours.from, hours.to) : (series.time ?? ""),
    name: (series.isService && name) || series.name,
    to: series.path,
    badge: change === "off" ? "off" : null,
    standsFor: [],
    where: whereOf(occurrence),
    sections: series.sections,
    // An extra date’s hour and place stand in its line, as do those that the feed has.
    notes: [...nameOf(occurrence), ...why],
    unusual: [...unusual, ...unseenOf(occurrence)],
    stream: streamOf(meeting, series),
    ask: series.ask,
  };
}

/** The line of an event that stands for these dates, or for none. */
function eventLine(
  event: ChurchEvent,
  meant: Occurrence<SheetSeries>[],
  { now, church }: Pick<Facts, "church"> & { now: WallTime },
): Line {
  const { id, name, start, isAllDay, status, change } = event;
  const { clock, until } = timesOf(event, dayOf(now));
  const dates = meant.filter(({ meeting }) => !meeting.inBreak);
  const [main] = meant;
  const place = shortPlace(event.place, church);
  // An event at the church is where everybody knows: name and address would only take room.
  const isAtChurch = place?.name === church.name && !place.address;
  const typedPlace = isAtChurch ? "The church" : place && placeText(place);
  const isOn = status !== "cancelled";
  const { why, unusual } = splitUnusual(change?.unusual ?? null);
  // The pages of groups, and the one of all services: their names mean nothing to who does not come yet.
  const pages = new Map(
    meant.map(({ series }) => [series.path, series.isService ? "our services" : series.name]),
  );
  return {
    key: id,
    start: isAllDay ? midnight(dayOf(start)) : start,
    end: endOf(event),
    clock,
    name,
    /** The page that tells of it. */
    to: eventPath(event),
    badge: badgeOf(event),
    /** The groups or services for which the event stands. */
    standsFor: Array.from(pages, ([path, page]) => ({ name: page, path })),
    where: typedPlace || (main ? whereOf(main) : ""),
    // At an hour of the diary's own they would be those of another evening.
    sections: dates.flatMap(({ series, from }) =>
      from.includes(clockOf(start)) ? series.sections : [],
    ),
    notes: [...until, ...dates.flatMap(nameOf), ...why],
    unusual: [...unusual, ...(isOn ? dates.flatMap(unseenOf) : [])],
    stream: isOn
      ? dates.map(({ meeting, series }) => streamOf(meeting, series)).find(Boolean)
      : undefined,
    ask: main?.series.ask ?? officeOf(church),
  };
}

function badgeOf({ status, change }: ChurchEvent): "off" | "cancelled" | "to be confirmed" | null {
  if (status === "pending") return "to be confirmed";
  if (status !== "cancelled") return null;
  return change ? "off" : "cancelled";
}

/** "7–9pm", "All day", "7pm" of what lasts several days, and a note of its end: "Until Sunday 29 November, 3pm". */
function timesOf(event: ChurchEvent, today: Day): { clock: string; until: string[] } {
  const { start, end: over, isAllDay } = event;
  const { first, last } = daysOf(event);
  const ends = over && clockOf(over);
  const ending = dayAndHours(last, isAllDay ? undefined : ends);
  const until = last === first || last === today ? [] : [`Until ${ending}`];
  if (isAllDay) return { clock: "All day", until };
  const range = clockRange(clockOf(start), last === first ? ends : undefined);
  if (start >= today) return { clock: range, until };
  const isLastDay = ends && dayOf(over) === today;
  return { clock: isLastDay ? `Until ${clockRange(ends)}` : "Still on", until };
}

function whereOf({ meeting, series }: Occurrence<SheetSeries>): string {
  return meeting.where ?? series.where;
}

function unseenOf({ meeting }: Occurrence<SheetSeries>): Unusual[] {
  return meeting.notStreamed ? [notStreamed(meeting.notStreamed)] : [];
}

/** Why an extra date is held is a note of its line; all else that is not as usual is told at the head of the week, too. */
function splitUnusual(mark: Unusual | null): { why: string[]; unusual: Unusual[] } {
  if (mark === null) return { why: [], unusual: [] };
  if (mark.kind === "Extra") return { why: [mark.words], unusual: [] };
  return { why: [], unusual: [mark] };
}

/** All that is said of a line below it: its notes, and what is not as usual. */
export function notesOf({ notes, unusual }: Pick<Line, "notes" | "unusual">): string[] {
  return [...notes, ...unusual.map(textOfUnusual)];
}

/** What a date of a group is called where it has a name of its own; a service's stands in its line. */
function nameOf({ meeting: { name, change }, series }: Occurrence<SheetSeries>): string[] {
  return name && !series.isService && change !== "off" ? [name] : [];
}
