import { findWindow } from "#app/assets/generated-pictures.ts";
import type { Group } from "#app/church/groups.server.ts";
import type { EventGroup } from "./event.ts";

/** What the pages with events need of every group, in the order of the menu. */
export function listEventGroups(groups: Group[]): EventGroup[] {
  return groups.map(({ slug, name, also }) => ({
    slug,
    names: [name, ...also],
    full: findWindow(slug).full,
  }));
}
