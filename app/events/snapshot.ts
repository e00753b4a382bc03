import type { Day, WallTime } from "#app/time/wall-time.ts";
import type { ReadDescription } from "./description/read-description.ts";
import { type ChurchEvent, firstOnHome, isOver, soonestFirst } from "./event.ts";

/** An event that can be serialised: its description is read and redacted. */
export type SnapshotEvent = ChurchEvent & { description?: ReadDescription };

/** The feed's events as they were on `day`; `more` is the number of events left out of it. */
export type DatedEvents<Event extends ChurchEvent = ChurchEvent> = {
  day: Day;
  events: Event[];
  more: number;
};

/** The same as the build found them. */
export type Snapshot = DatedEvents<SnapshotEvent>;

// More than most churches have in the feed's three months; the limit keeps the HTML small.
export const EVENTS_IN_HTML = 60;

export function forHome({ day, events }: Snapshot): Snapshot {
  return { day, events: firstOnHome(events), more: 0 };
}

export function forEventsPage({ day, events }: Snapshot): Snapshot {
  const soonest = soonestFirst(events).slice(0, EVENTS_IN_HTML);
  return { day, events: soonest, more: events.length - soonest.length };
}

/** What the list of a week needs: no descriptions, no pictures, no links to ChurchSuite. */
export function forThisWeek(snapshot: Snapshot): Snapshot {
  const { events, ...others } = forEventsPage(snapshot);
  const plain = ({
    description,
    category,
    pictureUrl,
    pictureWidths,
    detailsUrl,
    takesBookings,
    ...event
  }: SnapshotEvent) => event;
  return { ...others, events: events.map(plain) };
}

/** The copy without events that are over by now; null where none is left. */
export function withoutPastEvents(
  copy: DatedEvents | null,
  now: WallTime | null,
): DatedEvents | null {
  if (!copy) return null;
  const events = now ? copy.events.filter((event) => !isOver(event, now)) : copy.events;
  return events.length > 0 ? { ...copy, events } : null;
}
