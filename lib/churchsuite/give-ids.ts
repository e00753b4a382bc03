import type { FeedEvent } from "./feed-event.ts";
import type { ReadEntry } from "./read-entry.ts";

const LONGEST_ID = 40;

/**
 * Gives each event an id of its own, in their order: the feed's identifier where it is used once, with the start where
 * repeats share it, and a number where even that is the same.
 */
export function giveIds(entries: ReadEntry[]): FeedEvent[] {
  const uses = countUses(entries);
  const given = new Set<string>();
  return entries.map((entry) => {
    const wanted = wantedId(entry, uses);
    let id = wanted;
    for (let number = 2; given.has(id); number++) id = `${wanted}-${number}`;
    given.add(id);
    return { id, ...entry.event };
  });
}

/** How many entries have an identifier. */
function countUses(entries: ReadEntry[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { identifier } of entries) {
    const id = idFrom(identifier);
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

function wantedId({ identifier, name, event }: ReadEntry, uses: Map<string, number>): string {
  const id = idFrom(identifier);
  if (id !== "" && uses.get(id) === 1) return id;
  const base = id || idFrom(name) || "event";
  return `${base}-${idFrom(event.start)}`;
}

/** "Seven O'Clock Choir" → "seven-o-clock-choir"; "" for what has no letter or digit. */
function idFrom(words: string): string {
  const hyphenated = words.toLowerCase().replace(/[^a-z\d]+/g, "-");
  return hyphenated.slice(0, LONGEST_ID).replace(/^-|-$/g, "");
}
