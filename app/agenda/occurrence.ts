import type { ChurchEvent } from "#app/church/diary.ts";
import type { Section, Stream } from "#dates";
import { addDays, dayOf, midnight, type WallTime } from "#time";

/**
 * One date of the church, in the feed's own shape: an event of the feed, or a meeting of a group or a service for which
 * no event stands. The browser knows only the facts of an event and what notices.yaml changes about them.
 */
export type Occurrence = ChurchEvent & {
  /** The ids of the groups and services that it belongs to, first those for whose dates it stands. */
  series: string[];
  /** What subscribers of a series know it by, also when an event stands for the date: { choir: "choir-2026-12-01" }. */
  dateIds?: Record<string, string>;
  isService?: true;
  /** Whether it is off for half-term or the school holidays. Calendars have no such dates. */
  isBreak?: true;
  /** The path of the page of its group; missing if it is in the feed, and has a page or a place of its own. */
  path?: string;
  /** The parts of its group at their usual hours. */
  sections?: Section[];
  stream?: Stream;
  /** When it would usually begin, if it was moved. */
  usualStart?: WallTime;
  /** The same on the day to which it is moved. On its own day it is off. */
  movedTo?: Occurrence;
};

/**
 * Says what is not as usual: "Off: snow", "Cancelled", "Moved: usually 10am–12pm", "To be confirmed", "Fully booked", "with
 * the band"; "" if nothing is. Whatever the site says of an occurrence it says in these words.
 */
export function describeOccurrence({
  state,
  note,
  isFull,
}: Pick<Occurrence, "state" | "note" | "isFull">): string {
  if (state === "off") return note ? `Off: ${note}` : "Cancelled";
  const moved = state === "moved" && note ? `Moved: ${note}` : note;
  const doubt = state === "to be confirmed" && "To be confirmed";
  return [doubt, moved, isFull && "Fully booked"].filter(Boolean).join(", ");
}

/** The words before the name of what is off or not certain, where nothing else says it: "Off: "; "" before any other. */
export function writeBeforeName({ state }: Pick<Occurrence, "state">): string {
  if (state === "off") return "Off: ";
  return state === "to be confirmed" ? "To be confirmed: " : "";
}

/** Writes a name and its state, for calendars and link previews: "Off: Choir", "To be confirmed: Choir". */
export function writeNameAndState(occurrence: Pick<Occurrence, "name" | "state">): string {
  return writeBeforeName(occurrence) + occurrence.name;
}

export function compareStarts({ start }: { start: WallTime }, other: { start: WallTime }): number {
  return start < other.start ? -1 : Number(start > other.start);
}

export function sortByStart<Dated extends { start: WallTime }>(all: Dated[]): Dated[] {
  return [...all].sort(compareStarts);
}

/** Finds when something is over, by the church's clock. Without an end it lasts until the end of its day. */
export function findEnd({ start, end }: Pick<Occurrence, "start" | "end">): WallTime {
  return end ?? midnight(addDays(dayOf(start), 1));
}

export function isOver(occurrence: Pick<Occurrence, "start" | "end">, now: WallTime): boolean {
  return findEnd(occurrence) <= now;
}

/** The path of its own page, of its group's page or, for an event without one, of its place on the page of all events. */
export function pathOf({ id, page, path }: Pick<Occurrence, "id" | "page" | "path">): string {
  if (page) return `/events/${page}`;
  return path ?? `/events#${id}`;
}

export function addressOf(occurrence: Occurrence, website: string): string {
  return new URL(pathOf(occurrence), website).href;
}

/** Whether it is an event of the church's feed, and not a date of the church's files alone. */
export function isOfFeed({ path }: Occurrence): boolean {
  return path === undefined;
}
