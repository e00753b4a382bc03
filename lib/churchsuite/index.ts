/** The door of the library: what the rest of the project may ask of it. It is opened as `#churchsuite`. */

export { type ExaminedEvent, examineFeed, type PageFailure } from "./examine-feed.ts";
export { type Feed, type FeedReading, feedAt, type OwnContacts } from "./feed.ts";
export type { FeedEvent, Place } from "./feed-event.ts";
export { FEED_TIMEOUT, FETCH_ERROR, fetchEvents } from "./fetch-events.ts";
export type { FeedFormat } from "./formats.ts";
export { findHosts } from "./hosts.ts";
export { leadsToMeeting } from "./meeting-links.ts";
export { parseHtmlInBrowser } from "./parse-html-in-browser.ts";
export { writeAsText } from "./plain-text.ts";
export type { Prose } from "./prose.ts";
export { readFeed } from "./read-feed.ts";
