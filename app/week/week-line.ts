import type { PlacedChurch } from "#app/church/church-address.ts";
import {
  badgeWords,
  type ChurchEvent,
  eventPath,
  findEnd,
  writeChange,
} from "#app/events/event.ts";
import { shortenPlace } from "#app/events/event-place.ts";
import { writePlace } from "#app/events/event-text.ts";
import {
  daysOfEvent,
  findUnusual,
  type Meeting,
  markNotStreamed,
  mayHaveDailyHours,
  type Occurrence,
  type Series,
  type Stream,
  streamOf,
  type Unusual,
  writeUnusual,
} from "#dates";
import { clockOf, clockRange, type Day, dayAndHours, dayOf, midnight, type WallTime } from "#time";
import type { Contact } from "./contact.ts";

/** A group or a service, with what the week says of it. */
export type WeekSeries = {
  /** "Junior Choir" */
  name: string;
  /** Its name, and what else the church's feed calls it. */
  names: string[];
  isService: boolean;
  /** The path of its page. */
  path: string;
  /** When it usually begins, "19:30"; missing if no hour is known. */
  from?: string | undefined;
  /** When it usually ends. */
  to?: string | undefined;
  /** "Evening", if the group has no hour. */
  time?: string;
  /** When it meets as a rule, in words: "Fridays 7–9pm". */
  when: string;
  /** Its room, or its place. */
  where: string;
  /** Its usual stream; missing if it has none. */
  stream?: Stream | undefined;
  /** Parts of a group with hours of their own. */
  sections: Series["sections"];
  /** All its known dates, and those on which it does not meet because of a break. */
  meetings: Meeting[];
  /** Why no dates are known after the last. */
  afterLast: string;
  /** The contact to ask about it. */
  ask: Contact;
};

/** A date of a group or a service. */
export type WeekOccurrence = Occurrence<WeekSeries>;

/** Marks what does not take place, or may not take place. */
type LineBadge = "off" | "cancelled" | "to be confirmed";

/** One line of a day: an event or a meeting, even if it is off. */
export type WeekLine = {
  /** Unique in the week. */
  key: string;
  start: WallTime;
  /** When it is over. */
  end: WallTime;
  /** "7–9pm", "All day", "Still on"; "" if no hour is known. */
  clock: string;
  name: string;
  /** The address of the page that tells of it. */
  to: string;
  /** Null if it takes place. */
  badge: LineBadge | null;
  /** "Cancelled", "Postponed"; "" if it has no badge, or says why it is off. */
  badgeText: string;
  /** The groups or services for which an event stands, by their pages. */
  standsFor: { name: string; path: string }[];
  where: string;
  /** Parts of a group with hours of their own. */
  sections: Series["sections"];
  /** Its last day, the name of its evening, and what is not as usual: "Until Sunday 29 November, 3pm", "Off: snow". */
  notes: string[];
  /** Its stream; undefined if it is not streamed. */
  stream: Stream | undefined;
  ask: Contact;
};

/** Makes the line of a date for which the feed has no event. */
export function makeLineOfMeeting(occurrence: WeekOccurrence): WeekLine {
  const { meeting, series } = occurrence;
  const { hours, start, end, change, name, day, from = "" } = meeting;
  return {
    key: `${series.path} ${series.name} ${day} ${from}`,
    start,
    end,
    clock: hours.from ? clockRange(hours.from, hours.to) : (series.time ?? ""),
    name: (series.isService && name) || series.name,
    to: series.path,
    badge: change === "off" ? "off" : null,
    badgeText: "",
    standsFor: [],
    where: findPlaceOfDate(occurrence),
    sections: series.sections,
    notes: [
      ...listNamesOfEvening(occurrence),
      ...listUnusual(findUnusual(meeting)),
      ...listNotesOnStream(occurrence),
    ],
    stream: streamOf(meeting, series),
    ask: series.ask,
  };
}

/** An event with what the week knows of it. */
type EventOfWeek = {
  event: ChurchEvent;
  /** The dates for which it stands. There are none if it is no meeting of a group or a service. */
  dates: WeekOccurrence[];
  /** The contact to ask about it. */
  ask: Contact;
};

/**
 * Makes the line of an event, in a week that begins at the church's time `now`. `church` tells which places are the
 * church itself.
 */
export function makeLineOfEvent(
  { event, dates, ask }: EventOfWeek,
  now: WallTime,
  church: PlacedChurch,
): WeekLine {
  const { id, name, start, isAllDay, state, change } = event;
  const badge = findLineBadge(event);
  const words = change ? "" : writeChange(event);
  const { clock, until } = writeTimes(event, dayOf(now));
  // A date in a break has no hours and no name for the event to take over.
  const datesHeld = dates.filter(({ meeting }) => !meeting.inBreak);
  const first = dates[0];
  const isCancelled = state === "off";
  const onStream = isCancelled ? [] : datesHeld.flatMap(listNotesOnStream);
  // An evening at another hour than the group's own has no parts at the group's hours.
  const sections = datesHeld.flatMap(({ series, from }) =>
    from.includes(clockOf(start)) ? series.sections : [],
  );
  // An event that takes place says that it is fully booked. One that is off has a badge that says so.
  const fullWords = words && !isCancelled ? [words] : [];
  const streams = datesHeld.map(({ meeting, series }) => streamOf(meeting, series));
  return {
    key: id,
    start: isAllDay ? midnight(dayOf(start)) : start,
    end: findEnd(event),
    clock,
    name,
    to: eventPath(event),
    badge,
    badgeText: badge === null || badge === "off" ? "" : (isCancelled && words) || badgeWords[badge],
    standsFor: listPagesOfDates(dates),
    where: writePlaceOfEvent(event, church) || (first ? findPlaceOfDate(first) : ""),
    sections,
    notes: [
      ...until,
      ...datesHeld.flatMap(listNamesOfEvening),
      ...fullWords,
      ...listUnusual(change?.unusual ?? null),
      ...onStream,
    ],
    stream: isCancelled ? undefined : streams.find(Boolean),
    ask,
  };
}

/** Whether the event or meeting of a line does not take place. */
export function isOff({ badge }: WeekLine): boolean {
  return badge === "off" || badge === "cancelled";
}

function findLineBadge({ state, change }: ChurchEvent): LineBadge | null {
  if (state === "to be confirmed") return "to be confirmed";
  if (state !== "off") return null;
  return change ? "off" : "cancelled";
}

/** Writes an event's place. The church's own address is left out, because everybody knows it. */
function writePlaceOfEvent({ place }: ChurchEvent, church: PlacedChurch): string {
  const short = shortenPlace(place, church);
  if (!short) return "";
  if (short.name === church.name && !short.address) return "The church";
  return writePlace(short);
}

/** Lists the pages of the groups and services to which these dates belong, each once. */
function listPagesOfDates(dates: WeekOccurrence[]): { name: string; path: string }[] {
  const pages = new Map<string, string>();
  for (const { series } of dates) {
    // All services share one page: the first of them stands for it.
    if (!pages.has(series.path)) pages.set(series.path, series.name);
  }
  return Array.from(pages, ([path, name]) => ({ name, path }));
}

/** Writes when an event begins ("7–9pm", "All day") and, if it lasts several days, when it ends: "Until Sunday 29 November, 3pm". */
function writeTimes(event: ChurchEvent, today: Day): { clock: string; until: string[] } {
  const { start, end, isAllDay } = event;
  const { first, last } = daysOfEvent(event);
  const endClock = end && clockOf(end);
  const until: string[] = [];
  if (last !== first && last !== today) {
    const hasNoEnd = isAllDay || mayHaveDailyHours(event);
    until.push(`Until ${dayAndHours(last, hasNoEnd ? undefined : endClock)}`);
  }
  if (isAllDay) return { clock: "All day", until };
  if (start >= today) {
    return { clock: clockRange(clockOf(start), last === first ? endClock : undefined), until };
  }
  // It began before this week.
  if (endClock && dayOf(end) === today) return { clock: `Until ${clockRange(endClock)}`, until };
  return { clock: "Still on", until };
}

function findPlaceOfDate({ meeting, series }: WeekOccurrence): string {
  return meeting.where ?? series.where;
}

function listUnusual(mark: Unusual | null): string[] {
  return mark ? [writeUnusual(mark)] : [];
}

/** Lists a note if a service is not streamed although it usually is. */
function listNotesOnStream({ meeting }: WeekOccurrence): string[] {
  return meeting.notStreamed ? [writeUnusual(markNotStreamed(meeting.notStreamed))] : [];
}

/** Lists the name of a group's evening, "Carols", if it has one. A service's line has its name already. */
function listNamesOfEvening({ meeting: { name, change }, series }: WeekOccurrence): string[] {
  return name && !series.isService && change !== "off" ? [name] : [];
}
