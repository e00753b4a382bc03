import type { FeedEvent } from "./feed-event.ts";
import type { FeedFormat } from "./formats.ts";

/** A church's feed at ChurchSuite. It stands in pages as JSON. */
export type Feed = {
  /** Its address, "https://our-account.churchsuite.com/embed/calendar/json". */
  url: string;
  /** The one of ChurchSuite's two formats in which it answers. */
  format: FeedFormat;
  /** The contacts on the church's own pages, which are no secrets in the feed. */
  ownContacts: OwnContacts;
};

/** Contacts on the church's own pages. They may stay in the words of an event that is online. */
export type OwnContacts = {
  /** Telephone numbers: "028 9649 6012". */
  phones: string[];
  /** Addresses at which everybody can watch the services. */
  streams: string[];
};

/** The events of a feed, and how much of it could be read. */
export type FeedReading = {
  /** The events, in the feed's own order. */
  events: FeedEvent[];
  /** The number of entries that could not be read. */
  unreadCount: number;
  /** Whether events may be missing, because a page of the feed failed or because it has too many. */
  isPartial: boolean;
};

/**
 * Describes a feed. `base` is the address of a ChurchSuite, "https://our-account.churchsuite.com". `calendar` is "embed"
 * for the present format, or the UUID of an embed configuration for the newer one.
 */
export function feedAt(base: string, calendar: string, ownContacts: OwnContacts): Feed {
  if (calendar === "embed") {
    return { url: `${base}/embed/calendar/json`, format: "embed", ownContacts };
  }
  return { url: `${base}/-/calendar/${calendar}/json`, format: "calendar", ownContacts };
}

/** Makes the address of one of the feed's pages, which are numbered from 1. */
export function pageAddress(feed: Feed, number: number): string {
  return number === 1 ? feed.url : `${feed.url}?page=${number}`;
}

/** Finds the address of the ChurchSuite that has a feed: "https://our-account.churchsuite.com". */
export function baseOf(feed: Feed): string {
  // The address may be a path without a host, because the stand-in for ChurchSuite is on the website's own server.
  const { href } = new URL(feed.url, globalThis.location?.href);
  return href.replace(/\/(?:embed|-)\/calendar\/.*$/, "");
}
