import type { Strand } from "#app/content-loader/groups.server.ts";
import type { SiteWord } from "#app/wording.ts";

export function ofStrand<Group extends { strand: Strand }>(groups: Group[], strand: Strand) {
  return groups.filter((group) => group.strand === strand);
}

export const strandHeadings = {
  activities: "menu.activities",
  "young people": "menu.young-people",
} as const satisfies Record<Strand, SiteWord>;

/** The strands of groups that are in the order of the menu. */
export function strandsIn(groups: { strand: Strand }[]): Strand[] {
  return [...new Set(groups.map(({ strand }) => strand))];
}
