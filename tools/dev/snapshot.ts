import { type FeedReading, feedAt, type OwnContacts, readFeed } from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import type { Day } from "#time";
import { embedFeedOn, SOMEWHERE, sentFrom } from "./churchsuite/recorded-feeds.ts";

/** Reads the events of the stand-in on a day, for the HTML. Their addresses begin at the root of the site, wherever it is served. */
export function readStandIn(own: OwnContacts, today: Day): FeedReading {
  const feed = feedAt(SOMEWHERE, "embed", own);
  const reading = readFeed(embedFeedOn(today, SOMEWHERE), feed, parseHtml);
  return { ...reading, events: sentFrom("", reading.events) };
}
