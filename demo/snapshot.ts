import { type FeedReading, parseFeed } from "#app/events/feed/parse-feed.ts";
import { churchTimeAt, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { embedFeed } from "./churchsuite/embed-feed.ts";
import { entriesIn } from "./churchsuite/feed-entries.ts";

// The build does not know under which address the stand-in will be reached.
const SOMEWHERE = "https://stand-in.invalid";

/** The stand-in's events for the HTML, with addresses that hold wherever it is served. */
export function readStandIn(now: WallTime = churchTimeAt(new Date())): FeedReading {
  const feed = embedFeed(entriesIn("normal", now), dayOf(now), SOMEWHERE);
  const { events, ...others } = parseFeed(feed, "embed", SOMEWHERE);
  return {
    ...others,
    // A description is no JSON: its text comes out redacted only.
    events: events.map(({ description, ...event }) => ({
      ...JSON.parse(JSON.stringify(event).replaceAll(SOMEWHERE, "")),
      ...(description && { description }),
    })),
  };
}
