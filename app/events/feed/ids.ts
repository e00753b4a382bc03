import type { WallTime } from "#app/time/wall-time.ts";

type Named = { identifier: string; name: string; start: WallTime };

const LONGEST = 40;

/**
 * An address for each of these, in their order: the calendar's own where it has one and uses it once,
 * with the time where repeats share it, and numbered where even that is the same.
 */
export function idsFor(events: Named[]): string[] {
  const own = events.map(({ identifier }) => inAddress(identifier));
  const uses = countOf(own);
  const wanted = events.map((event, index) => {
    const id = own[index] ?? "";
    if (id && uses.get(id) === 1) return id;
    return `${id || inAddress(event.name) || "event"}-${inAddress(event.start)}`;
  });
  const taken = new Set<string>();
  return wanted.map((id) => {
    const free = freeOf(id, taken);
    taken.add(free);
    return free;
  });
}

function freeOf(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  return free;
}

/** "3 O'Clock Club" as it may stand in an address: "3-o-clock-club". */
function inAddress(words: string): string {
  const kept = words.toLowerCase().replace(/[^a-z\d]+/g, "-");
  return kept.slice(0, LONGEST).replace(/^-|-$/g, "");
}

function countOf(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
