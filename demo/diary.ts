import { dayOf, type WallTime } from "#app/time/wall-time.ts";
import { crowdedProgramme } from "./crowded-programme.ts";
import { untidyEntries } from "./occasions/untidy/untidy.ts";
import { type ProgrammeEvent, programme } from "./programme.ts";
import type { FeedMood } from "./switches.ts";

/** What stands in the calendar: an event, or a scrap of text where an event should be. */
export type DiaryEntry = ProgrammeEvent | string;

const IN_A_LARGE_CHURCH = 433;
const TO_TRY_THE_SPEED = 5000;

/** What the calendar holds in this mood. `now` is the church's time. */
export function diaryIn(mood: FeedMood, now: WallTime): DiaryEntry[] {
  const today = dayOf(now);
  if (mood === "empty") return [];
  if (mood === "many") return crowdedProgramme(today, IN_A_LARGE_CHURCH);
  if (mood === "thousands") return crowdedProgramme(today, TO_TRY_THE_SPEED);
  return mood === "untidy" ? untidyDiary(now) : programme(today);
}

export function isEvent(entry: DiaryEntry): entry is ProgrammeEvent {
  return typeof entry === "object";
}

/** The usual events and the untidy ones, in the order they begin. */
export function untidyDiary(now: WallTime): DiaryEntry[] {
  const entries = [...untidyEntries(now), ...programme(dayOf(now))];
  return entries.toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
}

function startOf(entry: DiaryEntry): string {
  return isEvent(entry) ? entry.start : "";
}
