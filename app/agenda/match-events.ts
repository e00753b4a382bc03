import type { ChurchEvent } from "#app/church/diary.ts";
import { isNamedFor, makeNameFinder, plainWords } from "#dates";
import { asUtc, dayOf, type WallTime } from "#time";
import type { DateOfSeries } from "./list-dates.ts";
import type { Occurrence } from "./occurrence.ts";

/** An event that may stand for a date. */
type Pair = {
  event: ChurchEvent;
  date: DateOfSeries;
  /** How far apart the two begin, in milliseconds. */
  gap: number;
};

/**
 * Finds the dates for which each event stands: of one day, and of a series that its name names in whole words. An event
 * with further words in its name stands for a date only if it is on while the date is: a bake sale at noon does not take
 * the place of the meeting at night. A service is also found by the category in which the church has its services, if
 * it is on at the same time: "Harvest Thanksgiving". Of several events for one date it is the nearest. An event may stand
 * for dates of several series, and for no date that another event has.
 */
export function matchEvents(
  events: ChurchEvent[],
  dates: DateOfSeries[],
  isService: (event: ChurchEvent) => boolean,
): Map<ChurchEvent, DateOfSeries[]> {
  const datesByDay = Map.groupBy(dates, ({ meeting }) => meeting.day);
  const pairs: Pair[] = [];
  for (const event of events) {
    // An event of a whole day does not say when a group meets on it.
    if (event.isAllDay) continue;
    for (const date of datesByDay.get(dayOf(event.start)) ?? []) {
      if (standsFor(event, date, isService))
        pairs.push({ event, date, gap: measureGap(event, date) });
    }
  }
  const datesOf = new Map<ChurchEvent, DateOfSeries[]>();
  const taken = new Set<DateOfSeries>();
  for (const { event, date } of pairs.sort((one, other) => one.gap - other.gap)) {
    const own = datesOf.get(event) ?? [];
    if (taken.has(date) || own.some(({ series }) => series === date.series)) continue;
    taken.add(date);
    datesOf.set(event, [...own, date]);
  }
  for (const [event, own] of datesOf) datesOf.set(event, keepHeld(own));
  return datesOf;
}

/** If some of an event's dates are off and others are held, it stands for these alone. */
function keepHeld(dates: DateOfSeries[]): DateOfSeries[] {
  const held = dates.filter(({ occurrence }) => occurrence.state !== "off" || occurrence.isBreak);
  return held.length > 0 ? held : dates;
}

function standsFor(
  event: ChurchEvent,
  date: DateOfSeries,
  isService: (event: ChurchEvent) => boolean,
): boolean {
  const { series, meeting } = date;
  const names = meeting.name ? [...series.names, meeting.name] : series.names;
  if (hasName(event, names)) return true;
  const isNamed = isNamedFor(event.name, names) || (series.isService && isService(event));
  return isNamed && isOnDuring(event, date);
}

/** Whether an event has one of these names, and no further words in its own. */
export function hasName({ name }: ChurchEvent, names: string[]): boolean {
  return names.map(plainWords).includes(plainWords(name));
}

/** Whether an event is on while a date is, or while it would usually be: the feed may not know of a change. */
function isOnDuring(event: ChurchEvent, { occurrence }: DateOfSeries): boolean {
  const { start, end = start, usualStart } = occurrence;
  if (overlaps(event, { start, end })) return true;
  return usualStart !== undefined && overlaps(event, { start: usualStart, end: usualStart });
}

function overlaps(event: ChurchEvent, { start, end }: { start: WallTime; end: WallTime }): boolean {
  const eventEnd = event.end ?? event.start;
  if (event.start === start) return true;
  return event.start < end && start < eventEnd;
}

function measureGap(event: ChurchEvent, { occurrence }: { occurrence: Occurrence }): number {
  const { start, usualStart = start } = occurrence;
  const begins = asUtc(event.start).getTime();
  return Math.min(
    Math.abs(asUtc(start).getTime() - begins),
    Math.abs(asUtc(usualStart).getTime() - begins),
  );
}

/** Makes a function that finds the group to which an event belongs: the one that its name says or, if that says none, its category. */
export function makeGroupFinder<Group extends { names: readonly string[] }>(
  groups: readonly Group[],
): (event: Pick<ChurchEvent, "name" | "category">) => Group | undefined {
  const find = makeNameFinder(groups);
  return ({ name, category = "" }) => find(name) ?? find(category);
}
