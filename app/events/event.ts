import type { WallTime } from "#app/time/wall-time.ts";
import type { ReadDescription } from "./description/describe.ts";

/** Something in the church's diary, in the church's own words. */
export type ChurchEvent = {
  /** Tells it from every other event, and is its address on the events page: /events#id. */
  id: string;
  name: string;
  start: WallTime;
  /** Where it is known, and later than the start. */
  end?: WallTime;
  isAllDay?: true;
  status: "confirmed" | "pending" | "cancelled";
  /** The church's own name for what it belongs to, "Children & Families". */
  category?: string;
  /** As it was typed, HTML or plain text with line breaks; or read already, by the build. */
  description?: string | ReadDescription;
  place?: Place;
  pictureUrl?: string;
  /** The picture in several widths, as in HTML's `srcset`. */
  pictureWidths?: string;
  /** The page with details and booking, where the event has one. */
  detailsUrl?: string;
  takesBookings?: true;
};

/** Where an event is. The way into an online one is never part of it: it is for those invited. */
export type Place = { isOnline?: true; name?: string; address?: string };

const EVENTS_ON_HOME = 6;

/** For a sort: the earlier event first. */
export function byStart(one: ChurchEvent, other: ChurchEvent): number {
  return one.start < other.start ? -1 : Number(one.start > other.start);
}

/** The events of the home page, in the order the feed gives them. */
export function firstOnHome(events: ChurchEvent[]): ChurchEvent[] {
  return events.slice(0, EVENTS_ON_HOME);
}
