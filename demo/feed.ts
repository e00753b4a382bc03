import { setTimeout } from "node:timers/promises";
import { type Answer, json } from "./answers.ts";
import { todayInLondon } from "./days.ts";
import { inFeedShape } from "./feed-shape.ts";
import { programme } from "./programme.ts";
import type { FeedMood } from "./switches.ts";

const SLOW_SECONDS = 8;
const NOT_JSON = "<!doctype html><title>Sorry</title><p>We'll be back in a minute.</p>";

/** The calendar feed's answer, in the mood it has been switched to. */
export async function answerFeed(mood: FeedMood, origin: string): Promise<Answer> {
  return forEveryWebsite(await inMood(mood, origin));
}

async function inMood(mood: FeedMood, origin: string): Promise<Answer> {
  switch (mood) {
    case "empty":
      return json([]);
    case "failing":
      return { ...notJson(), status: 500 };
    case "not-json":
      return notJson();
    case "slow":
      // A visitor who waits must not keep a stopped server alive.
      await setTimeout(SLOW_SECONDS * 1000, undefined, { ref: false });
      return json(threeMonths(origin));
    case "normal":
      return json(threeMonths(origin));
  }
}

export function threeMonths(origin: string) {
  const today = todayInLondon(new Date());
  return programme(today).map((event) => inFeedShape(event, today, origin));
}

function notJson(): Answer {
  return { status: 200, headers: { "Content-Type": "text/html; charset=utf-8" }, body: NOT_JSON };
}

function forEveryWebsite(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, "Access-Control-Allow-Origin": "*" } };
}
