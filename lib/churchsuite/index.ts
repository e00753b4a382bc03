/** The door of the library: what the rest of the project may ask of it. It is opened as `#churchsuite`. */

export { type Feed, feedAt, findHosts } from "./feed.ts";
export type { FeedEvent, Place } from "./feed-event.ts";
export {
  FEED_TIMEOUT,
  FETCH_ERROR,
  type FetchedFeed,
  fetchEvents,
  fetchFeed,
  PageFailure,
} from "./fetch-events.ts";
export { parseHtmlInBrowser } from "./parse-html-in-browser.ts";
export { type Block, type Inline, type Prose, writeAsText } from "./prose.ts";
export { type FeedReading, readFeed } from "./read-feed.ts";
export { findStatusWord } from "./status-in-name.ts";
