import type { PlacedChurch } from "#app/church/church-address.ts";
import type { ChurchEvent } from "#app/church/diary.ts";
import type { Series } from "#app/church/series.ts";
import { type Change, EVERYTHING, isNamedFor, lastDayOf, plainWords } from "#dates";
import { changeEvents } from "./change-events.ts";
import { type Changes, type Closed, makeOccurrences } from "./changes.ts";
import { type DateOfSeries, listDates } from "./list-dates.ts";
import { makeGroupFinder, matchEvents } from "./match-events.ts";
import { compareStarts, type Occurrence } from "./occurrence.ts";
import { completePlace } from "./place.ts";

/** All dates of a church that are known. */
export type Agenda = {
  /** The soonest first. Of those that begin together the services are first, then the groups in the order of the menu. */
  occurrences: Occurrence[];
  /** What browsers lay over the events of the feed. */
  changes: Changes;
};

/** What an agenda is made from. */
type AgendaFacts = {
  /** Every service and every group, with its dates. */
  series: Series[];
  /** The events of the feed. */
  events: ChurchEvent[];
  /** The changes in notices.yaml. The dates of the series have them already. */
  changes: Change[];
  church: PlacedChurch;
  /** The name of the category in which the church has its services; missing if it has none. */
  servicesCategory: string | undefined;
};

/**
 * Puts the dates of the church's files and the events of its feed together. This is the one place that matches their names
 * and applies changes: what is shown anywhere is taken from here.
 */
export function makeAgenda(facts: AgendaFacts): Agenda {
  const { series, events, church } = facts;
  const dates = series.flatMap((each) => listDates(each, church));
  const isService = makeServiceFinder(facts);
  const datesOf = matchEvents(events, dates, isService);
  const changes = { changed: changeEvents(datesOf), closed: listClosed(facts.changes) };
  const findGroup = makeGroupFinder(series.filter((each) => !each.isService));

  const ofFeed = makeOccurrences(events, changes, church).map((occurrence, index) => {
    const event = events[index] ?? occurrence;
    const joined = joinDates(occurrence, datesOf.get(event) ?? []);
    const group = findGroup(event);
    if (group && !joined.series.includes(group.id)) joined.series.push(group.id);
    if (isService(event)) joined.isService = true;
    return { ...joined, place: completePlace(joined.place, church) };
  });
  const replaced = new Set([...datesOf.values()].flat().map(({ occurrence }) => occurrence.id));
  const ofFiles = dates.map(({ occurrence }) => occurrence).filter(({ id }) => !replaced.has(id));
  // An event whose date is moved stands on the new day, too, unless another event stands there for the date.
  const moved = new Map<string, Occurrence>();
  for (const { movedTo } of ofFeed) {
    const [dateId = ""] = Object.values(movedTo?.dateIds ?? {});
    if (movedTo && !replaced.has(dateId)) moved.set(dateId, movedTo);
  }
  const others = ofFiles.map((date) => moved.get(date.id) ?? date);
  return { occurrences: sortOccurrences([...ofFeed, ...others], series), changes };
}

/** Sorts occurrences by their beginnings. Those that begin together have the order of their services and groups. */
function sortOccurrences(occurrences: Occurrence[], series: Series[]): Occurrence[] {
  const ranks = new Map(series.map(({ id }, index) => [id, index]));
  const rankOf = ({ series: [first = ""] }: Occurrence) => ranks.get(first) ?? ranks.size;
  return occurrences.sort((one, other) => compareStarts(one, other) || rankOf(one) - rankOf(other));
}

/** Makes a function that tells whether an event is a service, by its category or by its name. */
function makeServiceFinder({ series, servicesCategory = "" }: AgendaFacts) {
  const category = plainWords(servicesCategory);
  const names = series.filter(({ isService }) => isService).flatMap((service) => service.names);
  return (event: ChurchEvent): boolean => {
    const isOfCategory = category !== "" && plainWords(event.category ?? "") === category;
    return isOfCategory || isNamedFor(event.name, names);
  };
}

/** Lists the days on which everything is off. */
function listClosed(changes: Change[]): Closed[] {
  return changes.flatMap((change) => {
    const isForAll = change.what === "off" && change.for.includes(EVERYTHING);
    return isForAll ? { from: change.day, to: lastDayOf(change), why: change.why } : [];
  });
}

/** Gives an event what is known of the dates for which it stands. */
function joinDates(occurrence: Occurrence, dates: DateOfSeries[]): Occurrence {
  const [first] = dates;
  if (!first) return occurrence;
  const joined: Occurrence = {
    ...occurrence,
    series: dates.map(({ series }) => series.id),
    dateIds: Object.assign({}, ...dates.map((date) => date.occurrence.dateIds)),
    place: occurrence.place ?? first.occurrence.place,
  };
  if (dates.some(({ series }) => series.isService)) joined.isService = true;
  const { movedTo } = first.occurrence;
  if (joined.state === "off")
    return movedTo ? { ...joined, movedTo: moveEvent(joined, movedTo) } : joined;
  const stream = dates.map((date) => date.occurrence.stream).find(Boolean);
  if (stream) joined.stream = stream;
  const { start, place } = first.occurrence;
  const isAsUsual =
    joined.state === "on" && joined.start === start && joined.place?.name === place?.name;
  const { sections } = first.occurrence;
  if (sections && isAsUsual) joined.sections = sections;
  return joined;
}

/** An event on the day to which its date is moved. */
function moveEvent(event: Occurrence, date: Occurrence): Occurrence {
  const { start, end, place, state, note, dateIds } = date;
  return { ...event, start, end, place, state, note, dateIds, usualStart: event.start };
}
