import type { Day, WallTime } from "#app/time/wall-time.ts";
import { type ChurchEvent, firstOnHome, isOver, soonestFirst } from "./event.ts";

/**
 * The feed's events as they were on `day`; `more` is the number of events left out of it. `isPartial` where a page
 * of the feed could not be read, `isCut` where it has more events than are read.
 */
export type Snapshot = {
  day: Day;
  events: ChurchEvent[];
  more: number;
  isPartial?: true;
  /** The names of the pages of events that are left out of it. */
  pages?: string[];
  isCut?: true;
};

// More than most churches have in the feed's three months; the limit keeps the HTML small.
export const EVENTS_IN_HTML = 60;

export function forHome(snapshot: Snapshot): Snapshot {
  return { ...snapshot, events: firstOnHome(snapshot.events).map(withoutPage) };
}

export function forEventsPage(snapshot: Snapshot): Snapshot {
  const soonest = soonestFirst(snapshot.events);
  const events = soonest.slice(0, EVENTS_IN_HTML).map(withoutPage);
  const left = soonest.slice(EVENTS_IN_HTML);
  const pages = left.flatMap(({ page }) => page ?? []);
  return { ...snapshot, events, more: left.length, ...(pages.length > 0 && { pages }) };
}

/** The browser names its page as the build did: see `givePages`. */
function withoutPage({ page: _, ...event }: ChurchEvent): ChurchEvent {
  return event;
}

/** What the list of a week needs: no descriptions, no pictures, no links to ChurchSuite. */
export function forThisWeek(snapshot: Snapshot): Snapshot {
  const { events, pages: _, ...others } = forEventsPage(snapshot);
  const inBrief = ({ id, name, start, end, isAllDay, status, place }: ChurchEvent) => {
    return { id, name, start, end, isAllDay, status, place };
  };
  return { ...others, events: events.map(inBrief) };
}

/** The copy without events that are over by now; null where none is left. */
export function withoutPastEvents(copy: Snapshot | null, now: WallTime | null): Snapshot | null {
  if (!copy) return null;
  const events = now ? copy.events.filter((event) => !isOver(event, now)) : copy.events;
  return events.length > 0 ? { ...copy, events } : null;
}
