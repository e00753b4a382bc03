import type { WallTime } from "#time";
import type { Prose } from "./prose.ts";

/** An event of the feed, as far as it may be shown. It can be written as JSON. */
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
  /** Whether it takes place then, as ChurchSuite or its name says. The feed itself never says that one has moved. */
  state: "on" | "off" | "moved" | "to be confirmed";
  /** Whether there is no room left, as its name says. */
  isFull?: true;
  /** What else there is to say of its state: "postponed". */
  note?: string;
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
  /** "Church Halls"; missing if nobody has typed one. */
  name?: string;
  /** The address in one line, "12 Meeting House Lane, Kilmorran"; missing if nobody has typed one. */
  address?: string;
};
