import type { FeedShape } from "#app/events/feed/feed.ts";
import { dayOf, type WallTime } from "#app/time/wall-time.ts";
import { inCalendarShape } from "#demo/calendar-shape.ts";
import { isEvent, untidyDiary } from "#demo/diary.ts";
import { inFeedShape } from "#demo/feed-shape.ts";

const ORIGIN = "http://127.0.0.1:4173";

/** The usual events and everything odd among them, at this moment of the church's, as either feed sends it. */
export function untidyFeed(now: WallTime, shape: FeedShape = "embed"): unknown {
  const diary = untidyDiary(now);
  if (shape === "calendar") {
    const events = diary.map((entry) => (isEvent(entry) ? inCalendarShape(entry, ORIGIN) : entry));
    return { events, pagination: { num_results: events.length, per_page: events.length, page: 1 } };
  }
  return diary.map((entry) => (isEvent(entry) ? inFeedShape(entry, dayOf(now), ORIGIN) : entry));
}

/** What of it no website can show: something that is no event, and one without a date to be read. */
export const UNREADABLE = 2;
