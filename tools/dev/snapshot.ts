import { type FeedReading, feedAt, readFeed } from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import type { Day } from "#time";
import { makeFeed } from "./churchsuite/make-feed.ts";

/** Stands for the address of the site, which is not known until it is served. */
const SOMEWHERE = "https://stand-in.invalid";

/** Reads the events of the stand-in on a day, for the HTML. Their addresses begin at the root of the site. */
export function readStandIn(today: Day): FeedReading {
  const feed = feedAt(SOMEWHERE, "embed");
  const reading = readFeed(makeFeed(today, SOMEWHERE), feed, parseHtml);
  const events = JSON.parse(JSON.stringify(reading.events).replaceAll(SOMEWHERE, ""));
  return { ...reading, events };
}
