import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ChurchEvent, pathOf } from "#app/agenda/occurrence.ts";
import { dayOf, type WallTime } from "#time";
import { listToCome } from "./event.ts";
import type { FetchedDiary, Snapshot } from "./snapshot.ts";

/** The file in `app/generated` to which tools/build/generate.ts writes what it has read of the feed. */
export const DIARY = "diary.json";

/** Reads that file; null if there is none yet, or the church keeps no feed. */
export function readFetchedDiary(): FetchedDiary | null {
  const file = path.resolve("app/generated", DIARY);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** Lists the paths of the pages that events have. */
export function listEventPagePaths(diary: FetchedDiary | null): string[] {
  const events = diary?.snapshot?.events ?? [];
  return [...new Set(events.filter(({ page }) => page).map(pathOf))];
}

/** Makes a snapshot of the events that are not over at the church's time `now`. */
export function makeSnapshot(events: ChurchEvent[], now: WallTime): Snapshot {
  return { day: dayOf(now), events: listToCome(events, now), more: 0 };
}
