import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FetchedDiary } from "./diary.ts";

/** The file in `app/generated` to which tools/build/generate.ts writes what it has read of the feed. */
export const DIARY = "diary.json";

/** Reads that file; null if there is none yet, or the church keeps no feed. */
export function readFetchedDiary(): FetchedDiary | null {
  const file = path.resolve("app/generated", DIARY);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
