import type { Strand } from "#app/church/groups.server.ts";

/** What the two lists of groups are called, in menus and on pages. */
export const strandHeadings: Record<Strand, string> = {
  activities: "Activities",
  "young people": "Young People",
};

/** The strands of groups that are in the order of the menu, each with its heading and its own. */
export function strandsOf<Group extends { strand: Strand }>(groups: Group[]) {
  return [...Map.groupBy(groups, ({ strand }) => strand)].map(([strand, ofStrand]) => {
    return { strand, heading: strandHeadings[strand], groups: ofStrand };
  });
}
