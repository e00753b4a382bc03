/**
 * An entry as it will stand: its lines, without what sets in the first of them. `lead` is what stood above it, empty
 * lines and notes; `at` its place before, undefined for a new one. Without lines it is taken away, and leaves the
 * notes of its lead behind.
 */
export type Kept = { at?: number; lead?: string; text?: string };

type Staying = { at?: number; lead: string; text: string };

/** The lines of entries that begin in one column. The first begins where the first of them began. */
export function joinEntries(kept: Kept[], column: number): string {
  const inset = " ".repeat(column);
  const gap = areApart(kept) ? "\n" : "";
  const { staying, after } = withNotesOfGone(kept);
  const lines = staying.map(({ at, lead, text }, index) => {
    if (index > 0) return `${at ? "" : gap}${lead}${inset}${text}`;
    const notes = lead.trimStart();
    return notes ? `${notes}${inset}${text}` : text;
  });
  return lines.join("") + after;
}

/** Whether there is an empty line before each entry but the first. */
function areApart(kept: Kept[]): boolean {
  const leads = kept.filter(({ at }) => at).map(({ lead = "" }) => lead);
  return leads.length > 0 && leads.every((lead) => /^\s*\n/.test(lead));
}

/** Those that stay, each with the notes of those that stood above it and are gone; and what is left of them. */
function withNotesOfGone(kept: Kept[]): { staying: Staying[]; after: string } {
  const staying = kept.flatMap(({ at, lead = "", text }): Staying[] =>
    text === undefined ? [] : [{ ...(at !== undefined && { at }), lead, text }],
  );
  let after = "";
  for (const { at = 0, lead = "", text } of kept.toReversed()) {
    if (text !== undefined || !lead.includes("#")) continue;
    const below = staying
      .filter((entry) => (entry.at ?? 0) > at)
      .sort((one, other) => (one.at ?? 0) - (other.at ?? 0))[0];
    if (below) below.lead = lead + below.lead.replace(/^\s*\n/, lead.endsWith("\n\n") ? "" : "\n");
    else after = lead + after;
  }
  return { staying, after };
}
