import { windowOf } from "#app/assets/generated-pictures.ts";
import { readGroups } from "#app/church/groups.server.ts";
import type { EventGroup } from "#app/events/event.ts";

/** What the pages with events need of every group, in the order of the menu. Throws ContentProblems. */
export function readEventGroups(): EventGroup[] {
  return readGroups().map(({ slug, name, also }) => ({
    slug,
    names: [name, ...also],
    full: windowOf(slug).full,
  }));
}
