import { setTimeout } from "node:timers/promises";
import type { Answer } from "./answers.ts";
import type { FeedMood } from "./switches.ts";

const SLOW_SECONDS = 8;
const SORRY = "<!doctype html><title>Sorry</title><p>We'll be back in a minute.</p>";
const NOT_SHARED = "<!doctype html><title>403</title><p>This calendar is not shared.</p>";

/** The answer a feed gives in a mood; `events` is what it has to say when it is well. */
export async function answerInMood(mood: FeedMood, events: () => Answer): Promise<Answer> {
  switch (mood) {
    case "failing":
      return forEveryWebsite(webPage(SORRY, 500));
    case "not-json":
      return forEveryWebsite(webPage(SORRY, 200));
    case "off":
      return webPage(NOT_SHARED, 403);
    case "unknown-account":
      return { status: 302, headers: { Location: "https://churchsuite.com/" } };
    case "no-cors":
      return events();
    case "slow":
      // A visitor who waits must not keep a stopped server alive.
      await setTimeout(SLOW_SECONDS * 1000, undefined, { ref: false });
      return forEveryWebsite(events());
    default:
      return forEveryWebsite(events());
  }
}

function webPage(body: string, status: number): Answer {
  return { status, headers: { "Content-Type": "text/html; charset=utf-8" }, body };
}

function forEveryWebsite(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, "Access-Control-Allow-Origin": "*" } };
}
