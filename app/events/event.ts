import { describeOccurrence, isOver, type Occurrence } from "#app/agenda/occurrence.ts";
import { isOnAt } from "#dates";
import type { WallTime } from "#time";

/** A group to which events may belong. */
export type EventGroup = {
  /** The name of its file. */
  slug: string;
  /** Its own name, and what else the church’s feed calls it. */
  names: [string, ...string[]];
  /** The address of its window: on the page of all events, where it is small, of the simpler one. */
  window: string;
};

/** The words of the badges that depend on the time. */
const badgeWords = {
  finished: "Finished",
  "on now": "On now",
};

/** What an event is marked as. */
export type Badge = "cancelled" | "to be confirmed" | keyof typeof badgeWords;

/** A badge, or a note on what is not as usual. */
export type Mark = {
  /** It chooses the icon and the colour. */
  badge: Badge | "changed";
  words: string;
};

/** The events of a month. */
export type Month = {
  /** "2026-12" */
  key: string;
  /** The soonest first. */
  events: Occurrence[];
};

/** How many events the home page shows at most. */
export const EVENTS_ON_HOME = 6;

/**
 * Picks the events of the home page, in the feed's own order. Events that are over by `now` are left out. If all are
 * over, the visitor's clock must be wrong, because the feed has only what is to come: then none is left out.
 */
export function pickForHome<Event extends Pick<Occurrence, "start" | "end">>(
  events: Event[],
  now: WallTime | null,
): Event[] {
  const toCome = listToCome(events, now);
  const candidates = toCome.length > 0 ? toCome : events;
  return candidates.slice(0, EVENTS_ON_HOME);
}

/** Groups events by the month in which they begin. They are sorted already, the soonest first. */
export function groupByMonth(events: Occurrence[]): Month[] {
  const months: Month[] = [];
  for (const event of events) {
    const key = event.start.slice(0, "2026-12".length);
    const last = months.at(-1);
    if (last?.key === key) last.events.push(event);
    else months.push({ key, events: [event] });
  }
  return months;
}

/** Lists the events that are not over by `now`; all of them if the time is unknown. */
export function listToCome<Event extends Pick<Occurrence, "start" | "end">>(
  events: Event[],
  now: WallTime | null,
): Event[] {
  return now ? events.filter((event) => !isOver(event, now)) : events;
}

/** Finds an event's badge. Without `now` it has none that depends on the time. */
export function findBadge(event: Occurrence, now: WallTime | null): Badge | null {
  if (event.state === "off") return "cancelled";
  if (now && isOver(event, now)) return "finished";
  if (event.state === "to be confirmed") return "to be confirmed";
  return now && isOnAt(event, now) ? "on now" : null;
}

/** Lists the marks of an event: its badge and what is not as usual. */
export function listMarks(event: Occurrence, badge: Badge | null): Mark[] {
  const words = describeOccurrence(event);
  if (badge === "cancelled" || badge === "to be confirmed") return [{ badge, words }];
  const marks: Mark[] = badge ? [{ badge, words: badgeWords[badge] }] : [];
  if (words) marks.push({ badge: "changed", words });
  return marks;
}

/** Finds the event's page at ChurchSuite, which has one only for events that are confirmed and not over. */
export function findDetailsPage(event: Occurrence, badge: Badge | null): string | undefined {
  return badge === null || badge === "on now" ? event.detailsUrl : undefined;
}
