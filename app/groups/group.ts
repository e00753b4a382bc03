import type { Strand } from "#app/content-loader/groups.server.ts";
import type { SiteWord } from "#app/wording.ts";

export function ofStrand<Group extends { strand: Strand }>(
  groups: Group[],
  strand: Strand,
): Group[] {
  return groups.filter((group) => group.strand === strand);
}

const strands: Strand[] = ["activities", "young people"];

export const strandHeadings = {
  activities: "menu.activities",
  "young people": "menu.young-people",
} as const satisfies Record<Strand, SiteWord>;

/** The strands that have groups, in the order of the menu. */
export function strandsIn(groups: { strand: Strand }[]): Strand[] {
  return strands.filter((strand) => groups.some((group) => group.strand === strand));
}
