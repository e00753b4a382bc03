import type { ChurchAddress } from "#app/church/church-address.ts";
import { type ChurchEvent, endOf, eventPath } from "#app/events/event.ts";
import { shortPlace } from "#app/events/event-place.ts";
import { placeText } from "#app/events/event-text.ts";
import type { Meeting, Occurrence, Stream } from "#dates";
import {
  daysOfEvent,
  findUnusual,
  markNotStreamed,
  type Series,
  streamOf,
  type Unusual,
  writeUnusual,
} from "#dates";
import { clockOf, clockRange, type Day, dayAndHours, dayOf, midnight, type WallTime } from "#time";

/** Whom to ask about something. */
export type Contact = {
  /** "Mary Hill", "the office" */
  name: string;
  phone: string;
};

/** A group or a service, with what the week says of it. */
export type WeekSeries = {
  /** "Junior Choir" */
  name: string;
  /** Its name, and what else the church's feed calls it. */
  names: string[];
  isService: boolean;
  /** The path of its page. */
  path: string;
  /** When it usually begins, "19:30"; missing where no hour is known. */
  from?: string | undefined;
  /** When it usually ends. */
  to?: string | undefined;
  /** "Evening", of a group that has no hour. */
  time?: string;
  /** When it meets as a rule, in words: "Fridays 7–9pm". */
  when: string;
  /** Its room, or its place. */
  where: string;
  /** Where it is streamed as a rule. */
  stream?: Stream | undefined;
  /** Parts of a group with hours of their own. */
  sections: Series["sections"];
  /** All its known dates, and the ones that a break takes. */
  meetings: Meeting[];
  /** Why no dates are known after the last; null where the church keeps no year of dates. */
  afterLast: string | null;
  /** Whom to ask about it. */
  ask: Contact;
};

/** A date of one of these. */
export type WeekOccurrence = Occurrence<WeekSeries>;

/** What is wrong with something that is on the list: it does not take place, or may not. */
type LineBadge = "off" | "cancelled" | "to be confirmed";

/** One thing that is on, or is off, in the week. */
export type WeekLine = {
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
  /** Null where it takes place. */
  badge: LineBadge | null;
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
  ask: Contact;
};

/** Whom to ask about what has no contact of its own: the church office. */
export function officeOf({ phone }: { phone: string }): Contact {
  return { name: "the office", phone };
}

/** The line of a date for which the feed has no event. */
export function lineOfMeeting(occurrence: WeekOccurrence): WeekLine {
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
    where: placeOfDate(occurrence),
    sections: series.sections,
    // An extra date’s hour and place stand in its line, as do those that the feed has.
    notes: [...namesOfEvening(occurrence), ...why],
    unusual: [...unusual, ...notesOnStream(occurrence)],
    stream: streamOf(meeting, series),
    ask: series.ask,
  };
}

/**
 * The line of an event, in a week that begins at the church's time `now`. `dates` are those for which the event stands:
 * none, for an event that is no meeting of a group. `church` tells which places are the church itself.
 */
export function lineOfEvent(
  event: ChurchEvent,
  dates: WeekOccurrence[],
  now: WallTime,
  church: ChurchAddress & { phone: string },
): WeekLine {
  const { id, name, start, isAllDay, status, change } = event;
  const { clock, until } = wordsOfTimes(event, dayOf(now));
  const { why, unusual } = splitUnusual(change?.unusual ?? null);
  // A date in a break has no hours and no name that the event could take over.
  const held = dates.filter(({ meeting }) => !meeting.inBreak);
  const first = dates[0];
  const isCancelled = status === "cancelled";
  // An evening at another hour than the group's own has no parts at the group's hours.
  const sections = held.flatMap(({ series, from }) =>
    from.includes(clockOf(start)) ? series.sections : [],
  );
  const streams = held.map(({ meeting, series }) => streamOf(meeting, series));
  return {
    key: id,
    start: isAllDay ? midnight(dayOf(start)) : start,
    end: endOf(event),
    clock,
    name,
    to: eventPath(event),
    badge: badgeOfLine(event),
    standsFor: pagesOfDates(dates),
    where: placeOfEvent(event, church) || (first ? placeOfDate(first) : ""),
    sections,
    notes: [...until, ...held.flatMap(namesOfEvening), ...why],
    unusual: isCancelled ? unusual : [...unusual, ...held.flatMap(notesOnStream)],
    stream: isCancelled ? undefined : streams.find(Boolean),
    ask: first?.series.ask ?? officeOf(church),
  };
}

/** Whether what the line says does not take place. */
export function isOff({ badge }: WeekLine): boolean {
  return badge === "off" || badge === "cancelled";
}

/** All that stands below a line: its notes, and what is not as usual. */
export function notesBelow({ notes, unusual }: WeekLine): string[] {
  return [...notes, ...unusual.map(writeUnusual)];
}

function badgeOfLine({ status, change }: ChurchEvent): LineBadge | null {
  if (status === "pending") return "to be confirmed";
  if (status !== "cancelled") return null;
  return change ? "off" : "cancelled";
}

/** An event's place in words. The address of the church itself would only take room: everybody knows it. */
function placeOfEvent({ place }: ChurchEvent, church: ChurchAddress): string {
  const short = shortPlace(place, church);
  if (!short) return "";
  if (short.name === church.name && !short.address) return "The church";
  return placeText(short);
}

/** The pages of the groups and services to which these dates belong, each once. */
function pagesOfDates(dates: WeekOccurrence[]): { name: string; path: string }[] {
  const pages = new Map<string, string>();
  for (const { series } of dates) {
    // All services share one page, and a stranger does not know them by their names.
    pages.set(series.path, series.isService ? "our services" : series.name);
  }
  return Array.from(pages, ([path, name]) => ({ name, path }));
}

/** "7–9pm", "All day", "7pm" of what lasts several days, and a note of its end: "Until Sunday 29 November, 3pm". */
function wordsOfTimes(event: ChurchEvent, today: Day): { clock: string; until: string[] } {
  const { start, end, isAllDay } = event;
  const { first, last } = daysOfEvent(event);
  const endClock = end && clockOf(end);
  const until: string[] = [];
  if (last !== first && last !== today) {
    until.push(`Until ${dayAndHours(last, isAllDay ? undefined : endClock)}`);
  }
  if (isAllDay) return { clock: "All day", until };
  if (start >= today) {
    return { clock: clockRange(clockOf(start), last === first ? endClock : undefined), until };
  }
  // It began before this week.
  if (endClock && dayOf(end) === today) return { clock: `Until ${clockRange(endClock)}`, until };
  return { clock: "Still on", until };
}

function placeOfDate({ meeting, series }: WeekOccurrence): string {
  return meeting.where ?? series.where;
}

/** That a service which is usually streamed is not. */
function notesOnStream({ meeting }: WeekOccurrence): Unusual[] {
  return meeting.notStreamed ? [markNotStreamed(meeting.notStreamed)] : [];
}

/** Why an extra date is held is a note of its line; all else that is not as usual is also said at the head of the week. */
function splitUnusual(mark: Unusual | null): { why: string[]; unusual: Unusual[] } {
  if (mark === null) return { why: [], unusual: [] };
  if (mark.kind === "Extra") return { why: [mark.words], unusual: [] };
  return { why: [], unusual: [mark] };
}

/** The name of a group's evening that has one of its own, "Carols". A service's stands in its line already. */
function namesOfEvening({ meeting: { name, change }, series }: WeekOccurrence): string[] {
  return name && !series.isService && change !== "off" ? [name] : [];
}
