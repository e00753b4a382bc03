import { pathOf } from "#app/agenda/occurrence.ts";
import type { ChurchEvent, FetchedDiary, Snapshot } from "#app/church/diary.ts";
import { dayOf, type WallTime } from "#time";
import { listToCome } from "./event.ts";

/** Lists the paths of the pages that events have. */
export function listEventPagePaths(diary: FetchedDiary | null): string[] {
  const events = diary?.snapshot?.events ?? [];
  return [...new Set(events.filter(({ page }) => page).map(pathOf))];
}

/** Makes a snapshot of the events that are not over at the church's time `now`. */
export function makeSnapshot(events: ChurchEvent[], now: WallTime): Snapshot {
  return { day: dayOf(now), events: listToCome(events, now) };
}
