import { type FeedReading, feedAt, readFeed } from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import type { Day } from "#time";
import { makeEmbedFeed, putOrigin, SOMEWHERE } from "./churchsuite/recorded-feeds.ts";

/** Reads the events of the stand-in on a day, for the HTML. Their addresses begin at the root of the site. */
export function readStandIn(today: Day): FeedReading {
  const feed = feedAt(SOMEWHERE, "embed");
  const reading = readFeed(makeEmbedFeed(today, SOMEWHERE), feed, parseHtml);
  return { ...reading, events: putOrigin("", reading.events) };
}
