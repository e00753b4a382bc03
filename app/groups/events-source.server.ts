import { readGroups } from "#app/content-loader/groups.server.ts";
import { readEventsPage } from "#app/content-loader/pages.server.ts";
import type { EventGroup } from "#app/events/event.ts";
import { readDiary } from "#app/meetings/diary.server.ts";
import { windowOf } from "#app/pictures/generated.ts";
import { buildTime } from "#app/time/build-time.server.ts";

/** Where the events of a page come from, and what it says in their place; null where the church keeps none. Throws ContentProblems. */
export async function readEventsSource() {
  const { feed, snapshot, changes } = await readDiary(buildTime());
  if (!feed) return null;
  const failedWords = readEventsPage().failed;
  return { feed, snapshot, changes, groups: readEventGroups(), failedWords };
}

/** What the pages with events need of every group, in the order of the menu. Throws ContentProblems. */
export function readEventGroups(): EventGroup[] {
  return readGroups().map(({ slug, name, also }) => ({
    slug,
    names: [name, ...also],
    full: windowOf(slug).full,
  }));
}
