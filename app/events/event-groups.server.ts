import { findWindow } from "#app/assets/generated-pictures.ts";
import type { Group } from "#app/church/groups.server.ts";
import type { EventGroup } from "./event.ts";

/** What the pages with events need of every group, in the order of the menu, with its window in one of its two sizes. */
export function listEventGroups(groups: Group[], size: "full" | "small"): EventGroup[] {
  return groups.map(({ slug, name, also }) => ({
    slug,
    names: [name, ...also],
    window: findWindow(slug)[size],
  }));
}
