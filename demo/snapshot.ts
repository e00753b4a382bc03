import type { FetchedFeed } from "#app/events/feed/fetch-feed.ts";
import { parseFeed } from "#app/events/feed/parse-feed.ts";
import type { OwnContacts } from "#app/events/feed/redact.ts";
import type { Day } from "#app/time/wall-time.ts";
import { embedFeed } from "./churchsuite/feeds.ts";
import { programme } from "./programme/programme.ts";

// The build does not know under which address the stand-in will be reached.
const SOMEWHERE = "https://stand-in.invalid";

/** The stand-in's events for the HTML, with addresses that hold wherever it is served. */
export function readStandIn(own: OwnContacts, today: Day): FetchedFeed {
  const feed = embedFeed(programme(today), SOMEWHERE);
  const reading = parseFeed(feed, "embed", SOMEWHERE, own);
  const events = JSON.parse(JSON.stringify(reading.events).replaceAll(SOMEWHERE, ""));
  return { events, unread: reading.unread, isPartial: reading.isCut };
}
