import { readGroups } from "#app/content-loader/groups.server.ts";
import { windowOf } from "#app/pictures/windows.server.ts";
import type { MenuGroup } from "./group.ts";

export function readMenuGroups(): MenuGroup[] {
  return readGroups().map(({ slug, name, strand, glance }) => ({
    slug,
    name,
    strand,
    glance,
    smallWindow: windowOf(slug).small,
  }));
}
