/** A part of a group with hours of its own: "Anchor Boys". */
export type Section = {
  name: string;
  /** Who it is for: "Primary 1 to 3". */
  who: string;
  /** When it begins on the church's clock, "18:15". */
  from: string;
  /** When it ends. */
  to: string;
  /** Its own place, if it has one. */
  where?: string;
};

/** Clock times of the church, "19:30"; what ends before it begins ends on the next day. */
type Hours = { from?: string; to?: string };

/** The hours of a rule and of the sections of its group. */
type RuleAndSections = Hours & { sections: Pick<Section, "from" | "to">[] };

/** Finds when a whole meeting begins and ends. If its rule has no hours, those of its first and last section count. */
export function findWholeHours({ from, to, sections }: RuleAndSections): Hours {
  const begins = from ?? sections.map((section) => section.from).sort()[0];
  const ends =
    to ??
    sections
      .map((section) => section.to)
      .sort()
      .at(-1);
  const hours: Hours = {};
  if (begins) hours.from = begins;
  if (ends) hours.to = ends;
  return hours;
}
