import type { FetchedFeed } from "#app/events/feed/fetch-feed.ts";
import { parseFeed } from "#app/events/feed/parse-feed.server.ts";
import type { OwnContacts } from "#app/events/feed/redact.ts";
import type { Day } from "#time";
import { embedFeedOn, SOMEWHERE, sentFrom } from "./churchsuite/recorded-feeds.ts";

/** The stand-in's events on a day for the HTML, with addresses that hold wherever it is served. */
export function readStandIn(own: OwnContacts, today: Day): FetchedFeed {
  const reading = parseFeed(embedFeedOn(today, SOMEWHERE), "embed", SOMEWHERE, own);
  return {
    events: sentFrom("", reading.events),
    unread: reading.unread,
    isPartial: reading.isCut,
  };
}
