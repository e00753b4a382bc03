/** The door of the library: what the rest of the project may ask of it. It is opened as `#churchsuite`. */

export type { FeedEvent, Place } from "./feed-event.ts";
export {
  FEED_TIMEOUT,
  FETCH_ERROR,
  type Feed,
  type FetchedFeed,
  feedAt,
  fetchFeed,
} from "./fetch-feed.ts";
export { at, plainText } from "./fields.ts";
export { churchSuiteHosts } from "./hosts.ts";
export { proseOfDescription } from "./html-to-prose.ts";
export { MOST_PAGES } from "./limits.ts";
export { type FeedFormat, type FeedPage, findEntries, readPage } from "./parse-feed.ts";
export { parseHtmlInBrowser } from "./parse-html-in-browser.ts";
export { textOfProse } from "./plain-text.ts";
export { readFeed } from "./read-feed.ts";
export { leadsToMeeting, type OwnContacts } from "./redact.ts";
