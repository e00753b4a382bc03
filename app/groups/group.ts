import type { Strand } from "#app/content-loader/groups.server.ts";
import type { SiteWord } from "#app/wording.ts";

export const strandHeadings = {
  activities: "menu.activities",
  "young people": "menu.young-people",
} as const satisfies Record<Strand, SiteWord>;

/** The strands of groups that are in the order of the menu, each with its heading and its own. */
export function strandsOf<Group extends { strand: Strand }>(groups: Group[]) {
  return [...new Set(groups.map(({ strand }) => strand))].map((strand) => ({
    strand,
    heading: strandHeadings[strand],
    groups: groups.filter((group) => group.strand === strand),
  }));
}
