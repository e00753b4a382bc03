import type { Group, Strand } from "#app/church/groups.server.ts";
import { monthOf } from "#time";

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

/** In which part of the year a group meets, within a sentence: "in term time", "September to June", "all year". */
export function runsWords({ term, session }: Group["meets"]): string {
  if (term) return "in term time";
  const last = session.at(-1);
  return last ? `${monthOf(last.from)} to ${monthOf(last.to)}` : "all year";
}
