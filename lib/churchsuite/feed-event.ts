import type { WallTime } from "#time";
import type { Prose } from "./prose.ts";
import type { StatusInName } from "./status-in-name.ts";

/** An event of the feed, read, checked and redacted, in the church's own words: JSON. */
export type FeedEvent = {
  /** Unique in its feed: letters, digits and hyphens. */
  id: string;
  /** Never empty. */
  name: string;
  start: WallTime;
  /** Later than the start; missing if it is unknown. */
  end?: WallTime;
  isAllDay?: true;
  /** Whether it takes place then, as ChurchSuite or its name says. What is postponed does not. */
  status: "confirmed" | "pending" | "cancelled";
  /** What was typed into its name of its status, where that says more: "Postponed until 5 June", "Sold out". */
  statusInName?: StatusInName;
  /** The church's own name for what it belongs to, "Children & Families". */
  category?: string;
  /** Missing if nothing was typed, and never without words. */
  description?: Prose;
  place?: Place;
  pictureUrl?: string;
  /** The picture in several widths, as in HTML's `srcset`. */
  pictureWidths?: string;
  /** The page with details and booking, where the event has one. */
  detailsUrl?: string;
  /** The host of that page, "example.org", where it is not at ChurchSuite. */
  detailsHost?: string;
  /** Whether places are booked at that page. */
  takesBookings?: true;
};

/** The place of an event. The way into an online one is never part of it: it is for those invited. */
export type Place = {
  isOnline?: true;
  /** The page on which everybody can watch an online one; missing if there is none. */
  watchUrl?: string;
  /** "Church Halls"; missing if nobody has typed one. */
  name?: string;
  /** In one line, "12 Meeting House Lane, Kilmorran"; missing if nobody has typed one. */
  address?: string;
};
