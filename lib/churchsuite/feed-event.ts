import type { WallTime } from "#time";
import type { Prose } from "./prose.ts";

/** An event of the feed, read, checked and redacted, in the church's own words: JSON. */
export type FeedEvent = {
  /** Unique in its feed: letters, digits and hyphens. */
  id: string;
  name: string;
  start: WallTime;
  /** Later than the start; missing where it is unknown. */
  end?: WallTime;
  isAllDay?: true;
  status: "confirmed" | "pending" | "cancelled";
  /** The church's own name for what it belongs to, "Children & Families". */
  category?: string;
  description?: Prose;
  place?: Place;
  pictureUrl?: string;
  /** The picture in several widths, as in HTML's `srcset`. */
  pictureWidths?: string;
  /** The page with details and booking, where the event has one. */
  detailsUrl?: string;
  /** The host of that page, "example.org", where it is not at ChurchSuite. */
  detailsHost?: string;
  takesBookings?: true;
};

/** Where an event is. The way into an online one is never part of it: it is for those invited. */
export type Place = { isOnline?: true; name?: string; address?: string };
