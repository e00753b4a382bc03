import type { Strand } from "#app/content-loader/groups.server.ts";
import type { SiteWord } from "#app/wording.ts";

export const strandHeadings = {
  activities: "menu.activities",
  "young people": "menu.young-people",
} as const satisfies Record<Strand, SiteWord>;

/** The strands of groups that are in the order of the menu, each with its heading and its own. */
export function strandsOf<Group extends { strand: Strand }>(groups: Group[]) {
  return [...Map.groupBy(groups, ({ strand }) => strand)].map(([strand, ofStrand]) => {
    return { strand, heading: strandHeadings[strand], groups: ofStrand };
  });
}
