import { windowOf } from "#app/art/windows.server.ts";
import { readGroups } from "#app/content/groups.server.ts";
import type { MenuGroup } from "./menu-group.ts";

/** Every group, as the menus show it. */
export function readMenuGroups(): MenuGroup[] {
  return readGroups().map(({ slug, name, strand, glance }) => ({
    slug,
    name,
    strand,
    glance,
    smallWindow: windowOf(slug).small,
  }));
}
