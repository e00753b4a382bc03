import type { WallTime } from "#app/time/wall-time.ts";

type Named = { identifier: string; name: string; start: WallTime };

const LONGEST_SLUG = 40;

/**
 * A unique id for each event, in their order: the feed's identifier where it is used once, with the start
 * where repeats share it, and a number where even that is the same.
 */
export function idsFor(events: Named[]): string[] {
  const own = events.map(({ identifier }) => slugOf(identifier));
  const uses = countOf(own);
  const wanted = events.map((event, index) => {
    const id = own[index] ?? "";
    if (id && uses.get(id) === 1) return id;
    return `${id || slugOf(event.name) || "event"}-${slugOf(event.start)}`;
  });
  const taken = new Set<string>();
  return wanted.map((id) => {
    const free = firstFree(id, taken);
    taken.add(free);
    return free;
  });
}

function firstFree(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  return free;
}

/** "Seven O'Clock Choir" → "seven-o-clock-choir" */
function slugOf(words: string): string {
  const kept = words.toLowerCase().replace(/[^a-z\d]+/g, "-");
  return kept.slice(0, LONGEST_SLUG).replace(/^-|-$/g, "");
}

function countOf(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
