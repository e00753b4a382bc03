import { setTimeout } from "node:timers/promises";
import type { Context } from "hono";

const SLOW_SECONDS = 8;
const SORRY = "<!doctype html><title>Sorry</title><p>We'll be back in a minute.</p>";
const NOT_SHARED = "<!doctype html><title>403</title><p>This calendar is not shared.</p>";

/** What the feeds can be made to answer, in the order of the buttons. */
export const scenarios = {
  normal: { name: "As normal", does: "Three months of events." },
  empty: { name: "Empty", does: "Nothing is planned." },
  untidy: { name: "Untidy", does: "The events, and among them everything people type." },
  many: { name: "Many", does: "433 events, as in a large church." },
  thousands: {
    name: "Thousands",
    does: "5,000 events: the site shows the first 1,000 and says so.",
  },
  slow: { name: "Slow", does: "The events, but after 8 seconds." },
  failing: { name: "Failing", does: "An error (status 500) at once." },
  endless: { name: "Endless", does: "A list that never ends: the site reads 15 MB of it." },
  "not-json": { name: "Not JSON", does: "A web page where the events should be." },
  off: { name: "Switched off", does: "ChurchSuite shows no calendar to websites (status 403)." },
  "unknown-account": {
    name: "Unknown account",
    does: "ChurchSuite sends the visitor’s browser to its own home page.",
  },
  "no-cors": {
    name: "No CORS",
    // Nobody needs leave at home: the stand-in has the address of the website it is tried with.
    does:
      "The events, without leave for websites at other addresses. npm run check-up -- diary notices; " +
      "this website, at the stand-in’s own address, reads them all the same.",
  },
};

export type Scenario = keyof typeof scenarios;

// In these, the answer is not for websites at other addresses.
const withoutCors: readonly Scenario[] = ["off", "unknown-account", "no-cors"];

export function isScenario(value: unknown): value is Scenario {
  return typeof value === "string" && Object.hasOwn(scenarios, value);
}

/** What a feed answers in a scenario; `events` is its answer when all is well. */
export async function answerIn(
  scenario: Scenario,
  context: Context,
  events: () => Response,
): Promise<Response> {
  if (!withoutCors.includes(scenario)) context.header("Access-Control-Allow-Origin", "*");
  switch (scenario) {
    case "failing":
      return context.html(SORRY, 500);
    case "not-json":
      return context.html(SORRY);
    case "off":
      return context.html(NOT_SHARED, 403);
    case "unknown-account":
      return context.redirect("https://churchsuite.com/");
    case "endless":
      return context.body(endlessList(), 200, { "Content-Type": "application/json" });
    case "slow":
      // A visitor who waits must not keep a stopped server alive.
      await setTimeout(SLOW_SECONDS * 1000, undefined, { ref: false });
      return events();
    default:
      return events();
  }
}

/** Goes on for as long as anybody reads it. */
function endlessList(): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream({
    start: (list) => list.enqueue(bytes.encode("[")),
    pull: (list) => list.enqueue(bytes.encode("null,".repeat(20_000))),
  });
}
