import type { ChurchEvent } from "#app/church/diary.ts";
import type { ChangedEvent, Changes } from "./changes.ts";
import type { DateOfSeries } from "./list-dates.ts";
import { hasName } from "./match-events.ts";

/** Finds what the dates for which events stand change about them, by the id of the event. */
export function changeEvents(datesOf: Map<ChurchEvent, DateOfSeries[]>): Changes["changed"] {
  const changed: Changes["changed"] = {};
  for (const [event, dates] of datesOf) {
    const facts = { ...nameByFile(event, dates), ...changeByDates(event, dates) };
    if (Object.keys(facts).length > 0) changed[event.id] = { at: event.start, ...facts };
  }
  return changed;
}

/** A service that the feed calls by another of its names has the name that the church's own file gives it. */
function nameByFile(event: ChurchEvent, dates: DateOfSeries[]): Pick<ChangedEvent, "name"> {
  const service = dates.find(({ series }) => series.isService && hasName(event, series.names));
  if (!service || event.name === service.occurrence.name) return {};
  return { name: service.occurrence.name };
}

function changeByDates(event: ChurchEvent, dates: DateOfSeries[]): Partial<ChangedEvent> {
  // Whoever typed an event for a day of the holidays wants it held.
  const ownDates = dates.filter(({ occurrence }) => !occurrence.isBreak);
  const date = ownDates.find(({ occurrence }) => occurrence.note ?? occurrence.state !== "on");
  if (!date) return {};
  const { state, note } = date.occurrence;
  if (state === "off") return note ? { state, note } : { state };
  const facts = changeByDate(event, date);
  // An event of several groups says which of them is not as usual.
  if (facts.note && ownDates.length > 1) facts.note = `${date.series.name} ${facts.note}`;
  return facts;
}

/** Gives an event the place and the hours of a date that is not as usual. */
function changeByDate(
  event: ChurchEvent,
  { occurrence, meeting }: DateOfSeries,
): Partial<ChangedEvent> {
  const { start, end, usualStart, state, note, place } = occurrence;
  const facts: Partial<ChangedEvent> = {};
  if (meeting.where) facts.place = place;
  if (event.state === "on") facts.state = state;
  if (note) facts.note = note;
  const hasOwnHours = meeting.from ?? meeting.to;
  // Whoever typed another hour than the usual one knew of a change, so that hour stays.
  const isAtUsualHour = event.start === (usualStart ?? start);
  if (hasOwnHours && isAtUsualHour) Object.assign(facts, { start, end, usualStart });
  return facts;
}
