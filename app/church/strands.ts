import type { Rule } from "#dates";
import { monthOf } from "#time";
import type { Strand } from "./groups.server.ts";

/** The headings of the two lists of groups, in menus and on pages. */
export const strandHeadings: Record<Strand, string> = {
  activities: "Activities",
  "young people": "Young People",
};

/** One of the two lists of groups. */
type StrandOfGroups<Group> = {
  strand: Strand;
  /** "Young People" */
  heading: string;
  /** The groups in it, in the order of the menu. */
  groups: Group[];
};

/** Puts groups, which are in the order of the menu, into the two lists. */
export function groupByStrand<Group extends { strand: Strand }>(
  groups: Group[],
): StrandOfGroups<Group>[] {
  const byStrand = Map.groupBy(groups, ({ strand }) => strand);
  return [...byStrand].map(([strand, groupsOfStrand]) => {
    return { strand, heading: strandHeadings[strand], groups: groupsOfStrand };
  });
}

/** The part of the year in which a group meets, within a sentence: "in term time", "September to June", "all year". */
export function runsWords({ term, session = [] }: Pick<Rule, "term" | "session">): string {
  if (term) return "in term time";
  const last = session.at(-1);
  return last ? `${monthOf(last.from)} to ${monthOf(last.to)}` : "all year";
}
