import type { FeedPage } from "#app/events/feed/entry.ts";
import type { FeedShape } from "#app/events/feed/feed.ts";
import { readPage } from "#app/events/feed/parse-feed.ts";

/** What the calendar's address did when it was asked. */
export type Answer =
  | { came: "too late"; patience: number }
  | { came: "nothing"; because: string }
  | { came: "pages"; pages: [Reply, ...Reply[]]; seconds: number };

/** One answer as it came; `json` is undefined where it was something else. */
export type Reply = {
  status: number;
  /** The address to go to instead. */
  sentTo: string | null;
  /** Which websites may read it: the header Access-Control-Allow-Origin. */
  allows: string | null;
  /** Whether the guard at ChurchSuite's door wanted proof of a browser. */
  isChallenge: boolean;
  json: unknown;
};

/** A reply that is a page of events, and in which of the two shapes. */
export type EventsPage = { shape: FeedShape; page: FeedPage };

/** The events in a reply as the website reads them, or null where there is no list of them. */
export function eventsPageIn({ json }: Reply): EventsPage | null {
  for (const shape of ["embed", "calendar"] as const) {
    try {
      return { shape, page: readPage(json, shape) };
    } catch {
      // Not in this shape: perhaps in the other.
    }
  }
  return null;
}
