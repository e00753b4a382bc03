import { readFileSync } from "node:fs";
import path from "node:path";
import type { Feed } from "#churchsuite";
import { dayOf, type WallTime } from "#time";
import { oncePerBuild } from "../../lib/content/content-folder.ts";
import { type ChurchEvent, eventPath, isOver } from "./event.ts";
import type { Snapshot } from "./snapshot.ts";

/** What tools/build/fetch-diary.ts has read of a feed before anything is built: null where that failed. */
export type FetchedDiary = { url: string; snapshot: Snapshot | null };

export const DIARY = "diary.json";

const readFetched = oncePerBuild((): FetchedDiary | null =>
  JSON.parse(readFileSync(path.resolve("app/generated", DIARY), "utf8")),
);

/** A feed's events as they were when the drawings were made; null where it could not be read. Throws where nobody has asked it. */
export async function takeSnapshot({ url }: Feed): Promise<Snapshot | null> {
  const diary = readFetched();
  if (diary?.url === url) return diary.snapshot;
  throw new Error(`${DIARY} is not of the feed at ${url}: tools/build/generate.ts asks it`);
}

/** The paths of the pages that events have. */
export function eventPagePaths(): string[] {
  const { events = [] } = readFetched()?.snapshot ?? {};
  return [...new Set(events.filter(({ page }) => page).map(eventPath))];
}

export function snapshotOf(events: ChurchEvent[], now: WallTime): Snapshot {
  return { day: dayOf(now), events: events.filter((event) => !isOver(event, now)), more: 0 };
}
