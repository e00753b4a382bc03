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
 * Applies changes to events of the feed. This is the one place that decides what they do, for the build and for browsers.
 * An event that is called off or put on another day is `off`; others get the hours and places that hold. An
 * event without a change stays the same object. So does one that is off in the feed, unless a change says why.
 */
export function applyChanges<Event extends DatedEvent>(
  events: Event[],
  changes: ComingChanges,
  church: ChurchPlace,
): ChangedEvent<Event>[] {
  return events.map((event) => applyChangesTo(event, changes, church));
}

/** Moves an event that was put on another day to that day, where it is not off. Any other event stays as it is. */
export function moveToNewDay<Event extends DatedEvent>(
  event: ChangedEvent<Event>,
): ChangedEvent<Event> {
  const { movedTo, unusual } = event.change ?? {};
  if (!movedTo || !unusual) return event;
  const change = { unusual, movedFrom: event.start };
  return { ...event, end: undefined, ...movedTo, state: "on", change };
}

function applyChangesTo<Event extends DatedEvent>(
  event: Event,
  { dates, closed }: ComingChanges,
  church: ChurchPlace,
): ChangedEvent<Event> {
  const ownDates = findDates(event, dates, church);
  const held = ownDates.filter(({ isOff }) => !isOff);
  const [first] = ownDates;
  if (first?.unusual && held.length === 0) return callOff(event, first.unusual, first.movedTo);
  const days = daysOfEvent(event);
  const closedDays = closed.find(({ from, to }) => days.first <= to && from <= days.last);
  if (closedDays && isAtChurch(event.place, church)) return applyClosedDays(event, closedDays);
  const changed = held.find(({ unusual }) => unusual !== undefined);
  if (!changed || event.state === "off") return event;
  return changeEvent(event, changed);
}

function callOff<Event extends DatedEvent>(
  event: Event,
  unusual: Unusual,
  movedTo: TimesAndPlace | undefined,
): ChangedEvent<Event> {
  const change: EventChange = { unusual };
  // An all-day event has no hours that could be put on another day.
  if (movedTo && !event.isAllDay) change.movedTo = { place: event.place, ...movedTo };
  return { ...event, state: "off", change };
}

/**
 * Gives an event the place and the hours of a changed date. The feed may have a third hour, neither the usual one nor that
 * of the change. Whoever typed it knew of another change, so that hour stays, and nothing is said about hours.
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

/** Calls off an event at the church if everything is off on all its days, or says that some of them are off. */
function applyClosedDays<Event extends DatedEvent>(
  event: Event,
  { why, ...closed }: Closed,
): ChangedEvent<Event> {
  const { first, last } = daysOfEvent(event);
  const isOff = isWithin(first, closed) && isWithin(last, closed);
  if (isOff) {
    return { ...event, state: "off", change: { unusual: { kind: "Off", words: why } } };
  }
  if (event.state === "off") return event;
  return { ...event, change: { unusual: { kind: "Not on all days", words: why } } };
}
