import type { WallTime } from "#time";
import type { Prose } from "./prose.ts";
import type { StatusInName } from "./status-phrases.ts";

/** An event of the feed after it was read, checked and redacted. It can be written as JSON. */
export type FeedEvent = {
  /** Unique in its feed: letters, digits and hyphens. */
  id: string;
  /** Never empty. */
  name: string;
  /** When it begins. */
  start: WallTime;
  /** Later than the start; missing if it is unknown. */
  end?: WallTime;
  /** Whether it lasts whole days. */
  isAllDay?: true;
  /** Whether it takes place then, as ChurchSuite or its name says. A postponed event counts as cancelled. */
  status: "confirmed" | "pending" | "cancelled";
  /** The status that somebody typed into its name, if it says more: "Postponed until 5 June", "Sold out". */
  statusInName?: StatusInName;
  /** The category to which the church has put it: "Children & Families". */
  category?: string;
  /** Missing if nobody has typed one. */
  description?: Prose;
  place?: Place;
  /** The address of its picture. */
  pictureUrl?: string;
  /** The picture in several widths, as in HTML's `srcset`. */
  pictureWidths?: string;
  /** The page with details and booking, if the event has one. */
  detailsUrl?: string;
  /** The host of that page, "example.org", if it is not at ChurchSuite. */
  detailsHost?: string;
  /** Whether people book places on that page. */
  takesBookings?: true;
};

/** The place of an event. The way into an online one is never part of it, because it is for those invited. */
export type Place = {
  /** Whether people meet online. */
  isOnline?: true;
  /** The page on which everybody can watch an online one; missing if there is none. */
  watchUrl?: string;
  /** "Church Halls"; missing if nobody has typed one. */
  name?: string;
  /** The address in one line, "12 Meeting House Lane, Kilmorran"; missing if nobody has typed one. */
  address?: string;
};
