import type { FeedEvent } from "#churchsuite";
import { daysOfEvent, type EventChange, isOnAt, makeNameFinder, writeUnusual } from "#dates";
import { addDays, type Day, dayOf, midnight, type WallTime } from "#time";

/** An event of the church's: what the feed says, and what the site adds to it. It is JSON. */
export type ChurchEvent = FeedEvent & {
  /** What its own page is called, where the build has made one: "2026-12-24-watchnight-service". */
  page?: string;
  /** What notices.yaml says of it: see `applyChanges`. */
  change?: EventChange;
};

/** A group to which events may belong, with the addresses of its window: see `windowOf`. */
export type EventGroup = {
  slug: string;
  /** Its own name, and what else the church’s feed calls it. */
  names: [string, ...string[]];
  full: string;
  /** Only where telephones show pictures small. */
  small?: string;
};

/** What of an event says to which group it belongs. */
type EventInGroup = Pick<ChurchEvent, "name" | "category">;

export type FindGroup = (event: EventInGroup) => EventGroup | undefined;

export const badgeWords = {
  cancelled: "Cancelled",
  finished: "Finished",
  "to be confirmed": "To be confirmed",
  "on now": "On now",
};

export type Badge = keyof typeof badgeWords;

/** A badge, or what is not as usual. */
export type Mark = { badge: Badge | "changed"; words: string };

/** What an event says of itself besides its badge. */
type EventNotes = Pick<ChurchEvent, "change" | "statusInName">;

/** The events of a month, "2026-12". */
export type Month = { key: string; events: ChurchEvent[] };

/** How many events the home page shows at most. */
export const EVENTS_ON_HOME = 6;

export function byStart({ start }: { start: WallTime }, other: { start: WallTime }): number {
  return start < other.start ? -1 : Number(start > other.start);
}

/**
 * The events of the home page, in the order the feed gives them. What is over by `now` takes no place among them, unless
 * everything is: the feed has what is to come, so then the visitor's clock is wrong.
 */
export function firstOnHome(events: ChurchEvent[], now: WallTime | null): ChurchEvent[] {
  const toCome = listToCome(events, now);
  const shown = toCome.length > 0 ? toCome : events;
  return shown.slice(0, EVENTS_ON_HOME);
}

export function soonestFirst(events: ChurchEvent[]): ChurchEvent[] {
  return [...events].sort(byStart);
}

export function byMonth(events: ChurchEvent[]): Month[] {
  const months = new Map<string, ChurchEvent[]>();
  for (const event of soonestFirst(events)) {
    const key = event.start.slice(0, "2026-12".length);
    months.set(key, [...(months.get(key) ?? []), event]);
  }
  return Array.from(months, ([key, events]) => ({ key, events }));
}

/** An event belongs to the group that its name says or, where that says none, its category. */
export function groupFinder<Group extends { names: readonly string[] }>(
  groups: readonly Group[],
): (event: EventInGroup) => Group | undefined {
  const find = makeNameFinder(groups);
  return ({ name, category = "" }) => find(name) ?? find(category);
}

/** The day after an event's last: where calendars end an all-day event. */
export function dayAfter(event: ChurchEvent): Day {
  return addDays(daysOfEvent(event).last, 1);
}

/** When an event is over, by the church's clock. One without an end lasts until its day does. */
export function endOf({ start, end }: Pick<ChurchEvent, "start" | "end">): WallTime {
  return end ?? midnight(addDays(dayOf(start), 1));
}

export function isOver(event: Pick<ChurchEvent, "start" | "end">, now: WallTime): boolean {
  return endOf(event) <= now;
}

/** The events that are not over by `now`; all of them where nobody knows the time. */
export function listToCome(events: ChurchEvent[], now: WallTime | null): ChurchEvent[] {
  return now ? events.filter((event) => !isOver(event, now)) : events;
}

/** An event's one badge, if any. Without `now` none that depends on the time. */
export function badgeOf(event: ChurchEvent, now: WallTime | null): Badge | null {
  if (event.status === "cancelled") return "cancelled";
  if (now && isOver(event, now)) return "finished";
  if (event.status === "pending") return "to be confirmed";
  return now && isOnAt(event, now) ? "on now" : null;
}

/**
 * "Off: snow", "Moved to Tuesday 12 January", "Not as usual: 8–9pm, Library", or what its name says: "Postponed until 5
 * June", "Fully booked"; "" if all is as usual.
 */
export function changeText({ change, statusInName }: EventNotes): string {
  return change ? writeUnusual(change.unusual) : (statusInName?.words ?? "");
}

/** What marks an event with this badge: why it is off, or the badge and what is not as usual, its own hour or place. */
export function marksOf(event: ChurchEvent, badge: Badge | null): Mark[] {
  const change = changeText(event);
  if (badge === "cancelled") return [{ badge, words: change || badgeWords[badge] }];
  return [
    ...(badge ? [{ badge, words: badgeWords[badge] }] : []),
    ...(change ? [{ badge: "changed" as const, words: change }] : []),
  ];
}

/** The event's page at ChurchSuite, which has one only for events that are confirmed and not over. */
export function detailsPageOf(event: ChurchEvent, badge: Badge | null): string | undefined {
  return badge === null || badge === "on now" ? event.detailsUrl : undefined;
}

/** The path of an event's own page or, where the build has made none, of its place on the page of all events. */
export function eventPath({ id, page }: Pick<ChurchEvent, "id" | "page">): string {
  return page ? `/events/${page}` : `/events#${id}`;
}

export function eventUrl(event: ChurchEvent, website: string): string {
  return new URL(eventPath(event), website).href;
}
