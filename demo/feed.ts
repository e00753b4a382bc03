import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { type Answer, json } from "./answers.ts";
import { calendarPage } from "./calendar-page.ts";
import { type DiaryEntry, diaryIn, isEvent } from "./diary.ts";
import { inFeedShape } from "./feed-shape.ts";
import { answerInMood } from "./moods.ts";
import type { FeedMood } from "./switches.ts";

/** The answer of today's feed, `/embed/calendar/json`, in the mood it has been switched to. */
export function answerFeed(mood: FeedMood, origin: string): Promise<Answer> {
  const now = churchTimeAt(new Date());
  return answerInMood(mood, () => json(diaryIn(mood, now).map(inShape(origin))));
}

/** The answer of the newer feed, `/-/calendar/UUID/json`: one page of it, the first being 1. */
export function answerCalendar(mood: FeedMood, origin: string, page: number): Promise<Answer> {
  const now = churchTimeAt(new Date());
  return answerInMood(mood, () => json(calendarPage(diaryIn(mood, now), page, origin)));
}

/** What the newer feed says to a UUID it does not know. */
export function answerUnknownCalendar(mood: FeedMood): Promise<Answer> {
  const error = { message: "The embed configuration could not be found." };
  return answerInMood(mood, () => ({ ...json({ error }), status: 404 }));
}

/** Today's feed as it is on a day when nothing is amiss. */
export function threeMonths(origin: string) {
  return diaryIn("normal", churchTimeAt(new Date())).map(inShape(origin));
}

function inShape(origin: string) {
  const today = dayOf(churchTimeAt(new Date()));
  return (entry: DiaryEntry) => (isEvent(entry) ? inFeedShape(entry, today, origin) : entry);
}
