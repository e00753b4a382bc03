import { isWithin } from "#time";
import type { ChangedDate, Closed, ComingChanges } from "./coming-changes.ts";
import {
  type ChangedEvent,
  type DatedEvent,
  daysOfEvent,
  type EventChange,
  type TimesAndPlace,
} from "./dated-event.ts";
import { findDates, isAtHourOf } from "./feed-date.ts";
import { type ChurchPlace, isAtChurch } from "./place.ts";
import type { Unusual } from "./unusual.ts";

/**
 * Events of the feed as these changes leave them: the one place that decides it, for the build and for browsers. What
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

/** An event that was put on another day as it is there; it is no longer cancelled. Any other event is as it was. */
export function moveToNewDay<Event extends DatedEvent>(
  event: ChangedEvent<Event>,
): ChangedEvent<Event> {
  const { movedTo, unusual } = event.change ?? {};
  if (!movedTo || !unusual) return event;
  const change = { unusual, movedFrom: event.start };
  return { ...event, end: undefined, ...movedTo, status: "confirmed", change };
}

function applyChangesTo<Event extends DatedEvent>(
  event: Event,
  { dates, closed }: ComingChanges,
  church: ChurchPlace,
): ChangedEvent<Event> {
  const own = findDates(event, dates, church);
  const held = own.filter(({ isOff }) => !isOff);
  const [first] = own;
  if (first?.unusual && held.length === 0) return callOff(event, first.unusual, first.movedTo);
  const days = daysOfEvent(event);
  const closedDays = closed.find(({ from, to }) => days.first <= to && from <= days.last);
  if (closedDays && isAtChurch(event.place, church)) return applyClosedDays(event, closedDays);
  const changed = held.find(({ unusual }) => unusual !== undefined);
  if (!changed || event.status === "cancelled") return event;
  return changeEvent(event, changed);
}

function callOff<Event extends DatedEvent>(
  event: Event,
  unusual: Unusual,
  movedTo: TimesAndPlace | undefined,
): ChangedEvent<Event> {
  const change: EventChange = { unusual };
  // Nobody knows which hours of an all-day event are put on another day.
  if (movedTo && !event.isAllDay) change.movedTo = { place: event.place, ...movedTo };
  return { ...event, status: "cancelled", change };
}

/**
 * An event as a changed date has it. Where the feed has a third hour, neither the usual one nor that of the change,
 * whoever typed it knew of another change: that hour stays, and nothing is said of hours.
 */
function changeEvent<Event extends DatedEvent>(
  event: Event,
  date: ChangedDate,
): ChangedEvent<Event> {
  const { unusual, at, where } = date;
  const feedHasThirdHour = !isAtHourOf(event, date);
  let changed: ChangedEvent<Event> = event;
  if (where) changed = { ...changed, place: { name: where } };
  if (at && !feedHasThirdHour) {
    const { start = event.start } = at;
    // The end that the feed has belongs to the hour that the feed has.
    const feedEnd = start === event.start ? event.end : undefined;
    changed = { ...changed, start, end: at.end ?? feedEnd };
  }
  if (!unusual) return changed;
  if (!feedHasThirdHour) return { ...changed, change: { unusual, movedFrom: at?.movedFrom } };
  return at ? changed : { ...changed, change: { unusual } };
}

function applyClosedDays<Event extends DatedEvent>(
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
