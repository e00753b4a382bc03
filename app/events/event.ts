import type { FeedEvent } from "#churchsuite";
import { daysOfEvent, type EventChange, isOnAt, makeNameFinder, writeUnusual } from "#dates";
import { addDays, type Day, dayOf, midnight, type WallTime } from "#time";

/** An event of the church: what the feed says, and what the site adds. It stands in pages as JSON. */
export type ChurchEvent = FeedEvent & {
  /** The name of its own page, if the build has made one: "2026-12-24-watchnight-service". */
  page?: string;
  /** What notices.yaml changes about it: see `applyChanges`. */
  change?: EventChange;
};

/** A group to which events may belong. */
export type EventGroup = {
  /** The name of its file. */
  slug: string;
  /** Its own name, and what else the church’s feed calls it. */
  names: [string, ...string[]];
  /** The address of its window. */
  full: string;
  /** The address of its simpler window, for lists in which telephones show small pictures. */
  small?: string;
};

/** The facts by which an event's group is found. */
type EventInGroup = Pick<ChurchEvent, "name" | "category">;

/** Finds the group to which an event belongs. */
export type FindGroup = (event: EventInGroup) => EventGroup | undefined;

/** The words of each badge. */
export const badgeWords = {
  cancelled: "Cancelled",
  finished: "Finished",
  "to be confirmed": "To be confirmed",
  "on now": "On now",
};

export type Badge = keyof typeof badgeWords;

/** A badge, or a note on what is not as usual. */
export type Mark = {
  /** It chooses the icon and the colour. */
  badge: Badge | "changed";
  words: string;
};

/** The facts of an event that may be noted beside its badge. */
type EventNotes = Pick<ChurchEvent, "change" | "isFull" | "note" | "state">;

/** The events of a month. */
export type Month = {
  /** "2026-12" */
  key: string;
  /** The soonest first. */
  events: ChurchEvent[];
};

/** How many events the home page shows at most. */
export const EVENTS_ON_HOME = 6;

export function compareStarts({ start }: { start: WallTime }, other: { start: WallTime }): number {
  return start < other.start ? -1 : Number(start > other.start);
}

/**
 * Picks the events of the home page, in the feed's own order. Events that are over by `now` are left out. If all are
 * over, the visitor's clock must be wrong, because the feed has only what is to come: then none is left out.
 */
export function pickForHome(events: ChurchEvent[], now: WallTime | null): ChurchEvent[] {
  const toCome = listToCome(events, now);
  const candidates = toCome.length > 0 ? toCome : events;
  return candidates.slice(0, EVENTS_ON_HOME);
}

export function sortByStart(events: ChurchEvent[]): ChurchEvent[] {
  return [...events].sort(compareStarts);
}

export function groupByMonth(events: ChurchEvent[]): Month[] {
  const months = new Map<string, ChurchEvent[]>();
  for (const event of sortByStart(events)) {
    const key = event.start.slice(0, "2026-12".length);
    months.set(key, [...(months.get(key) ?? []), event]);
  }
  return Array.from(months, ([key, events]) => ({ key, events }));
}

/** Makes a function that finds an event's group: the one that its name says or, if that says none, its category. */
export function makeGroupFinder<Group extends { names: readonly string[] }>(
  groups: readonly Group[],
): (event: EventInGroup) => Group | undefined {
  const find = makeNameFinder(groups);
  return ({ name, category = "" }) => find(name) ?? find(category);
}

/** The day after an event's last, on which all-day events end in calendars. */
export function dayAfter(event: ChurchEvent): Day {
  return addDays(daysOfEvent(event).last, 1);
}

/** Finds when an event is over, by the church's clock. One without an end lasts until the end of its day. */
export function findEnd({ start, end }: Pick<ChurchEvent, "start" | "end">): WallTime {
  return end ?? midnight(addDays(dayOf(start), 1));
}

export function isOver(event: Pick<ChurchEvent, "start" | "end">, now: WallTime): boolean {
  return findEnd(event) <= now;
}

/** Lists the events that are not over by `now`; all of them if the time is unknown. */
export function listToCome(events: ChurchEvent[], now: WallTime | null): ChurchEvent[] {
  return now ? events.filter((event) => !isOver(event, now)) : events;
}

/** Finds an event's badge. Without `now` it has none that depends on the time. */
export function findBadge(event: ChurchEvent, now: WallTime | null): Badge | null {
  if (event.state === "off") return "cancelled";
  if (now && isOver(event, now)) return "finished";
  if (event.state === "to be confirmed") return "to be confirmed";
  return now && isOnAt(event, now) ? "on now" : null;
}

/**
 * "Off: snow", "Moved to Tuesday 12 January", "Not as usual: 8–9pm, Library", or what its name says: "Postponed", "Fully
 * booked"; "" if all is as usual.
 */
export function writeChange({ change, isFull, note, state }: EventNotes): string {
  if (change) return writeUnusual(change.unusual);
  // Nobody looks for a place where nothing takes place.
  const fullWords = isFull && state !== "off" ? "Fully booked" : "";
  return note ?? fullWords;
}

/** Writes an event's name behind its state, for calendars and link previews: "Cancelled: Choir", "To be confirmed: Choir". */
export function writeNameAndState({ name, state, note }: ChurchEvent): string {
  if (state === "on") return name;
  const words = state === "to be confirmed" ? badgeWords[state] : (note ?? badgeWords.cancelled);
  return `${words}: ${name}`;
}

/** Lists the marks of an event: why it is off or, if it takes place, its badge and what is not as usual. */
export function listMarks(event: ChurchEvent, badge: Badge | null): Mark[] {
  const change = writeChange(event);
  if (badge === "cancelled") return [{ badge, words: change || badgeWords[badge] }];
  const marks: Mark[] = [];
  if (badge) marks.push({ badge, words: badgeWords[badge] });
  if (change) marks.push({ badge: "changed", words: change });
  return marks;
}

/** Finds the event's page at ChurchSuite, which has one only for events that are confirmed and not over. */
export function findDetailsPage(event: ChurchEvent, badge: Badge | null): string | undefined {
  return badge === null || badge === "on now" ? event.detailsUrl : undefined;
}

/** The path of an event's own page or, if the build has made none, of its place on the page of all events. */
export function eventPath({ id, page }: Pick<ChurchEvent, "id" | "page">): string {
  return page ? `/events/${page}` : `/events#${id}`;
}

export function eventUrl(event: ChurchEvent, website: string): string {
  return new URL(eventPath(event), website).href;
}
