import type { WallTime } from "#app/time/wall-time.ts";

/** Something in the church's diary, in the church's own words. */
export type ChurchEvent = {
  /** Tells two events apart, also two with one identifier. */
  key: string;
  name: string;
  start: WallTime;
  /** The church's own name for what it belongs to, "Children & Families". */
  category?: string;
  description?: string;
  place?: { name?: string; address?: string };
  pictureUrl?: string;
  /** The page with details and booking, where the event has one. */
  detailsUrl?: string;
};

const EVENTS_ON_HOME = 6;

/** For a sort: the earlier event first. */
export function byStart(one: ChurchEvent, other: ChurchEvent): number {
  return one.start < other.start ? -1 : Number(one.start > other.start);
}

/** The events of the home page, in the order the feed gives them. */
export function firstOnHome(events: ChurchEvent[]): ChurchEvent[] {
  return events.slice(0, EVENTS_ON_HOME);
}
