import type { Strand } from "#app/content-loader/groups.server.ts";

/** The groups of one strand, in the order of the menu. */
export function ofStrand<Group extends { strand: Strand }>(
  groups: Group[],
  strand: Strand,
): Group[] {
  return groups.filter((group) => group.strand === strand);
}

export const strandHeadings: Record<Strand, string> = {
  activities: "Activities",
  "young people": "Young People",
};

export function groupPath(slug: string): string {
  return `/activities/${slug}`;
}
