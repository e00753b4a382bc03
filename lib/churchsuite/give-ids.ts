import type { FeedEvent } from "./feed-event.ts";
import type { ReadEntry } from "./read-entry.ts";

const LONGEST_ID = 40;

/**
 * Gives each event an id of its own. It is the feed's identifier if only one event has it. If repeats share it, the start
 * follows, and a number if even the start is the same.
 */
export function giveIds(entries: ReadEntry[]): FeedEvent[] {
  const uses = countUses(entries);
  const idsInUse = new Set<string>();
  return entries.map((entry) => {
    const chosen = chooseId(entry, uses);
    let id = chosen;
    for (let number = 2; idsInUse.has(id); number++) id = `${chosen}-${number}`;
    idsInUse.add(id);
    return { id, ...entry.event };
  });
}

/** Counts how many entries have each identifier. */
function countUses(entries: ReadEntry[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { identifier } of entries) {
    const id = makeId(identifier);
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

function chooseId({ identifier, name, event }: ReadEntry, uses: Map<string, number>): string {
  const id = makeId(identifier);
  if (id !== "" && uses.get(id) === 1) return id;
  const base = id || makeId(name) || "event";
  return `${base}-${makeId(event.start)}`;
}

/** "Seven O'Clock Choir" → "seven-o-clock-choir"; "" for what has no letter or digit. */
function makeId(words: string): string {
  const hyphenated = words.toLowerCase().replace(/[^a-z\d]+/g, "-");
  return hyphenated.slice(0, LONGEST_ID).replace(/^-|-$/g, "");
}
