import {
  badgeOf,
  byStart,
  type ChurchEvent,
  daysOf,
  isOver,
  lastsSeveralDays,
} from "#app/events/event.ts";
import { placeText } from "#app/events/event-text.ts";
import { offWords, unusualWords } from "#app/meetings/coming-words.ts";
import { isNamedFor } from "#app/meetings/event-names.ts";
import {
  endOf,
  hoursOf,
  type Meeting,
  type Section,
  type Series,
  startOf,
} from "#app/meetings/meeting.ts";
import { addDays, clockOf, type Day, dayOf, type WallTime, wallTime } from "#app/time/wall-time.ts";
import { britishDate, clockRange } from "#app/time/written-times.ts";

/** Whom to ask. */
export type Contact = { name: string; phone: string };

/** A date, or a day that a break takes from a group. */
export type SheetMeeting = Meeting & { inBreak?: true };

/** What the week says of a group or a service. */
export type SheetSeries = Omit<Series, "id" | "rule" | "breaks" | "meetings"> & {
  /** Its name, and what else the church’s feed calls it. */
  names: string[];
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
};

export type SheetDay = { day: Day; lines: Line[] };

type Office = { ask: Contact; church: string; postcode: string };
type Occurrence = { meeting: SheetMeeting; series: SheetSeries };

const DAYS = 7;

/** The seven days from the day of `from`, with everything on them that is not over by then. */
export function weekFrom(
  from: WallTime,
  { series, events, office }: { series: SheetSeries[]; events: ChurchEvent[]; office: Office },
): SheetDay[] {
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
  const isComing = (event: ChurchEvent) => event.start < end && !isOver(event, from);
  const lines = [
    ...occurrences.flatMap((occurrence) => {
      const { meeting, series: one } = occurrence;
      const doubles = events.filter((event) => isDouble(event, occurrence));
      if (doubles.length === 0) {
        return endOf(meeting, one) > from ? [meetingLine(occurrence)] : [];
      }
      // An event that stands for several meetings has its line where the first of them would be.
      return doubles.filter(isComing).flatMap((event) => {
        const meant = occurrences.filter((other) => isDouble(event, other));
        return meant[0] === occurrence ? [eventLine(event, meant, first, office)] : [];
      });
    }),
    ...events
      .filter(isComing)
      .filter((event) => !occurrences.some((occurrence) => isDouble(event, occurrence)))
      .map((event) => eventLine(event, [], first, office)),
  ];
  const soonest = lines.sort(byStart);
  return days.map((day) => ({
    day,
    // What began before the week is on from its first day.
    lines: soonest.filter(({ start }) => (start < first ? first : dayOf(start)) === day),
  }));
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

function meetingLine({ meeting, series }: Occurrence): Line {
  const { from, to } = hoursOf(meeting, series);
  return {
    key: `${series.path} ${series.name} ${meeting.day} ${meeting.from ?? ""}`,
    start: startOf(meeting, series),
    clock: from ? clockRange(from, to) : "",
    name: (series.isService && meeting.name) || series.name,
    to: series.path,
    badge: meeting.change === "off" ? "off" : null,
    standsFor: [],
    where: meeting.where ?? series.where,
    sections: series.sections,
    notes: notesOf(meeting, series),
    ask: series.ask,
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
  first: Day,
  { ask, ...church }: Office,
): Line {
  // That a break takes the day is a rule; somebody who types an event for it knows better.
  const dates = meant.filter(({ meeting }) => !meeting.inBreak);
  const isOff = dates.some(({ meeting }) => meeting.change === "off");
  const [main] = meant;
  const badge = badgeOf(event, null);
  return {
    key: event.id,
    start: event.isAllDay ? wallTime(dayOf(event.start), "00:00") : event.start,
    clock: clockText(event, first),
    name: event.name,
    to: `/events#${event.id}`,
    badge: badge === "cancelled" || badge === "to be confirmed" ? badge : isOff ? "off" : null,
    standsFor: meant.map(({ series: { name, path } }) => ({ name, path })),
    where: whereText(event, church) || (main?.meeting.where ?? main?.series.where ?? ""),
    sections: dates.flatMap(({ series }) => series.sections),
    notes: [
      ...untilText(event, first),
      ...dates.flatMap(({ meeting, series }) => notesOf(meeting, series)),
    ],
    ask: main?.series.ask ?? ask,
  };
}

/** "7–9pm", "All day", "7pm" where it ends on another day. */
function clockText(event: ChurchEvent, first: Day): string {
  const { start, end, isAllDay } = event;
  if (isAllDay) return "All day";
  const ends = end && !lastsSeveralDays(event) ? clockOf(end) : undefined;
  if (dayOf(start) >= first) return clockRange(clockOf(start), ends);
  return ends ? `Until ${clockRange(ends)}` : "Still on";
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
  if (!place) return "";
  if (place.name === church) return "The church";
  return place.name && place.address?.includes(postcode) ? place.name : placeText(place);
}
