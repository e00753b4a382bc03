import { clockOf, type Days, dayOf, isWithin, type WallTime } from "#time";
import {
  type ChangedEvent,
  type DatedEvent,
  daysOfEvent,
  type EventChange,
  type TimesAndPlace,
} from "./dated-event.ts";
import type { FeedDate } from "./feed-date.ts";
import { isNamedFor } from "./names.ts";
import { type ChurchPlace, isAtChurch } from "./place.ts";
import type { Unusual } from "./unusual.ts";

/** One that is not as usual, or that has its day and name in common with one that is not. */
export type ChangedDate = FeedDate & {
  /** How its event is marked; null where there is nothing to say of it, and missing where all is as usual. */
  unusual?: Unusual | null;
  isOff?: true;
  /** Its hours, where they are not the usual ones. */
  at?: ChangedHours;
  /** Its place, where that is not the usual one. */
  where?: string;
  /** Where it was put on another day: what it is there. */
  there?: TimesAndPlace;
};

/** The hours of a date that are not the usual ones. */
type ChangedHours = {
  start?: WallTime;
  end?: WallTime;
  /** When it would have begun. */
  movedFrom?: WallTime;
};

/** Days on which everything at the church is off. */
type Closed = Days & { why: string };

/** What notices.yaml changes of the days to come. */
export type ComingChanges = {
  dates: ChangedDate[];
  /** When everything at the church is off. */
  closed: Closed[];
};

/**
 * Events of the feed as notices.yaml changes them: the one place that decides it, for the build and for browsers. What
 * is called off or put on another day is `cancelled`, and hours and places are those that hold. An event of which
 * nothing is said is the same object, and so is one that the feed has as cancelled, unless it is said why.
 */
export function applyChanges<Event extends DatedEvent>(
  events: Event[],
  changes: ComingChanges,
  church: ChurchPlace,
): ChangedEvent<Event>[] {
  return events.map((event) => applyChangesTo(event, changes, church));
}

function applyChangesTo<Event extends DatedEvent>(
  event: Event,
  { dates, closed }: ComingChanges,
  church: ChurchPlace,
): ChangedEvent<Event> {
  const own = datesOf(event, dates, church);
  const held = own.filter(({ isOff }) => !isOff);
  const [first] = own;
  if (first?.unusual && held.length === 0) return callOff(event, first.unusual, first.there);
  const days = daysOfEvent(event);
  const closedDays = closed.find(({ from, to }) => days.first <= to && from <= days.last);
  if (closedDays && isAtChurch(event.place, church)) return closeOn(event, closedDays);
  const changed = held.find(({ unusual }) => unusual !== undefined);
  if (!changed || event.status === "cancelled") return event;
  return changeTo(event, changed);
}

/**
 * The dates that an event of the feed stands for: those of its day that it is named for and, of these, those at its
 * own hour. Where there are none, it is the same at another hour if it has no name of its own, or if it is held at the
 * church while they would be.
 */
export function datesOf<Date extends FeedDate>(
  event: DatedEvent,
  dates: readonly Date[],
  church: ChurchPlace,
): Date[] {
  const { name, start, end = start, isAllDay, place } = event;
  const named = dates.filter(({ day, names }) => day === dayOf(start) && isNamedFor(name, names));
  const atItsHour = named.filter((date) => isAtItsHour(event, date));
  if (atItsHour.length > 0) return atItsHour;
  return named.filter(({ names, day, from: [from], to }) => {
    if (names.some((one) => isNamedFor(one, [name]))) return true;
    const overlaps = from !== undefined && start < `${day}T${to}` && `${day}T${from}` < end;
    return overlaps && !isAllDay && isAtChurch(place, church);
  });
}

function isAtItsHour({ start, isAllDay }: DatedEvent, { from }: FeedDate): boolean {
  return !isAllDay && from.includes(clockOf(start));
}

function callOff<Event extends DatedEvent>(
  event: Event,
  unusual: Unusual,
  there: TimesAndPlace | undefined,
): ChangedEvent<Event> {
  const change: EventChange = { unusual };
  // Nobody knows which hours of an all-day event are put on another day.
  if (there && !event.isAllDay) change.there = { place: event.place, ...there };
  return { ...event, status: "cancelled", change };
}

/**
 * An event as a changed date has it. Whoever typed an hour that is neither the usual one nor that of the change knew of
 * another: it stays, and nothing is said of hours.
 */
function changeTo<Event extends DatedEvent>(event: Event, date: ChangedDate): ChangedEvent<Event> {
  const { unusual, at, where } = date;
  const isItsHour = isAtItsHour(event, date);
  let changed: ChangedEvent<Event> = event;
  if (where) changed = { ...changed, place: { name: where } };
  if (at && isItsHour) {
    const { start = event.start } = at;
    // The end that the feed has belongs to the hour that the feed has.
    const feedEnd = start === event.start ? event.end : undefined;
    changed = { ...changed, start, end: at.end ?? feedEnd };
  }
  if (unusual && (isItsHour || !at)) {
    const movedFrom = isItsHour ? at?.movedFrom : undefined;
    changed = { ...changed, change: { unusual, movedFrom } };
  }
  return changed;
}

function closeOn<Event extends DatedEvent>(
  event: Event,
  { why, ...closed }: Closed,
): ChangedEvent<Event> {
  const { first, last } = daysOfEvent(event);
  const isOff = isWithin(first, closed) && isWithin(last, closed);
  if (isOff) {
    return { ...event, status: "cancelled", change: { unusual: { kind: "Off", words: why } } };
  }
  if (event.status === "cancelled") return event;
  return { ...event, change: { unusual: { kind: "Not on all days", words: why } } };
}

/** An event as it takes place: what was put on another day is there, and no longer cancelled. */
export function moveToNewDay<Event extends DatedEvent>(
  event: ChangedEvent<Event>,
): ChangedEvent<Event> {
  const { there, unusual } = event.change ?? {};
  if (!there || !unusual) return event;
  const change = { unusual, movedFrom: event.start };
  return { ...event, end: undefined, ...there, status: "confirmed", change };
}
