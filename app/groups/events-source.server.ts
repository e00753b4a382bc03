import { readGroups } from "#app/content-loader/groups.server.ts";
import { readEventsPage } from "#app/content-loader/pages.server.ts";
import type { EventGroup } from "#app/events/event.ts";
import type { Snapshot } from "#app/events/snapshot.ts";
import { readDiary } from "#app/meetings/diary.server.ts";
import { windowOf } from "#app/pictures/generated.ts";

/**
 * Where the events of a page come from, `shape` as of `readDiary`, and what it says in their place; null where the church
 * keeps none. Throws ContentProblems.
 */
export async function readEventsSource(shape?: (whole: Snapshot) => Snapshot) {
  const { feed, ...found } = await readDiary(shape);
  if (!feed) return null;
  return { feed, ...found, groups: readEventGroups(), failedWords: readEventsPage().failed };
}

/** What the pages with events need of every group, in the order of the menu. Throws ContentProblems. */
export function readEventGroups(): EventGroup[] {
  return readGroups().map(({ slug, name, also }) => ({
    slug,
    names: [name, ...also],
    full: windowOf(slug).full,
  }));
}
