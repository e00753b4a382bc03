import type { FeedEvent } from "./feed-event.ts";
import type { FeedFormat } from "./formats.ts";

/** The church's feed at ChurchSuite: JSON. */
export type Feed = {
  /** Its address, "https://our-account.churchsuite.com/embed/calendar/json". */
  url: string;
  /** The format, of ChurchSuite's two, in which it answers. */
  format: FeedFormat;
  /** What the church has on its pages itself, and what is no secret in the feed. */
  own: OwnContacts;
};

/** What the church has on its pages itself: it stays in the words of events that are online. */
export type OwnContacts = {
  /** Telephone numbers: "028 9649 6012". */
  phones: string[];
  /** Addresses at which everybody can watch the services. */
  streams: string[];
};

/** What has been read of a feed. */
export type FeedReading = {
  /** In the feed's own order. */
  events: FeedEvent[];
  /** The number of entries that could not be read. */
  unread: number;
  /** Whether events may be missing: a page of the feed could not be read, or there are more than are read. */
  isPartial: boolean;
};

/**
 * The feed of the ChurchSuite at `base`, "https://our-account.churchsuite.com". `calendar` is "embed" for the present
 * format, or the UUID of an embed configuration for the one to follow it.
 */
export function feedAt(base: string, calendar: string, own: OwnContacts): Feed {
  if (calendar === "embed") {
    return { url: `${base}/embed/calendar/json`, format: "embed", own };
  }
  return { url: `${base}/-/calendar/${calendar}/json`, format: "calendar", own };
}

/** The address of one of the feed's pages, which are numbered from 1. */
export function pageAddress(feed: Feed, number: number): string {
  return number === 1 ? feed.url : `${feed.url}?page=${number}`;
}

/** The address of the ChurchSuite that the feed is at, "https://our-account.churchsuite.com". */
export function baseOf(feed: Feed): string {
  // A feed's address may be a path alone: a website that plays ChurchSuite itself has it on its own server.
  const { href } = new URL(feed.url, globalThis.location?.href);
  return href.replace(/\/(?:embed|-)\/calendar\/.*$/, "");
}
