import type { Context } from "hono";
import { dayOf, type WallTime } from "#app/time/wall-time.ts";
import { type FeedEntry, untidyEntries } from "#demo/programme/feed-entries.ts";
import { crowdedProgramme } from "#demo/programme/programme.ts";

const SORRY = "<!doctype html><title>Sorry</title><p>We'll be back in a minute.</p>";
const NOT_SHARED = "<!doctype html><title>403</title><p>This calendar is not shared.</p>";

/** What the feeds can be made to answer. What is not said is as normal. */
export type Scenario = {
  name: string;
  does: string;
  /** What the feeds hold, by the church's time `now`. */
  entries?: (now: WallTime) => FeedEntry[];
  /** What is answered in the place of that. */
  answer?: (context: Context) => Response;
  seconds?: number;
  /** Not for websites at other addresses. */
  isUnshared?: true;
};

export const NORMAL: Scenario = { name: "As normal", does: "Three months of events." };

/** In the order of the buttons, by the words that these send. */
export const scenarios = new Map(
  Object.entries<Scenario>({
    normal: NORMAL,
    empty: { name: "Empty", does: "Nothing is planned.", entries: () => [] },
    untidy: {
      name: "Untidy",
      does: "The events, and among them everything people type.",
      entries: untidyEntries,
    },
    many: {
      name: "Many",
      does: "433 events, as in a large church.",
      entries: (now) => crowdedProgramme(dayOf(now), 433),
    },
    thousands: {
      name: "Thousands",
      does: "5,000 events: the site shows the first 1,000 and says so.",
      entries: (now) => crowdedProgramme(dayOf(now), 5000),
    },
    slow: { name: "Slow", does: "The events, but after 8 seconds.", seconds: 8 },
    failing: {
      name: "Failing",
      does: "An error (status 500) at once.",
      answer: ({ html }) => html(SORRY, 500),
    },
    endless: {
      name: "Endless",
      does: "A list that never ends: the site reads 15 MB of it.",
      answer: ({ body }) => body(endlessList(), 200, { "Content-Type": "application/json" }),
    },
    "not-json": {
      name: "Not JSON",
      does: "A web page where the events should be.",
      answer: ({ html }) => html(SORRY),
    },
    off: {
      name: "Switched off",
      does: "ChurchSuite shows no calendar to websites (status 403).",
      answer: ({ html }) => html(NOT_SHARED, 403),
      isUnshared: true,
    },
    "unknown-account": {
      name: "Unknown account",
      does: "ChurchSuite sends the visitor’s browser to its own home page.",
      answer: ({ redirect }) => redirect("https://churchsuite.com/"),
      isUnshared: true,
    },
    "no-cors": {
      name: "No CORS",
      // Nobody needs leave at home: the stand-in has the address of the website it is tried with.
      does:
        "The events, without leave for websites at other addresses. npm run check-up -- diary notices; " +
        "this website, at the stand-in’s own address, reads them all the same.",
      isUnshared: true,
    },
  }),
);

/** Goes on for as long as anybody reads it. */
function endlessList(): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream({
    start: (list) => list.enqueue(bytes.encode("[")),
    pull: (list) => list.enqueue(bytes.encode("null,".repeat(20_000))),
  });
}
