import type { WallTime } from "#app/time/wall-time.ts";

type Named = { identifier: string; name: string; start: WallTime };

const LONGEST_SLUG = 40;

/**
 * A unique id for each event, in their order: the feed's identifier where it is used once, with the start
 * where repeats share it, and a number where even that is the same.
 */
export function idsFor(events: Named[]): string[] {
  const uses = new Map<string, number>();
  for (const { identifier } of events) {
    const id = slugOf(identifier);
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const taken = new Set<string>();
  return events.map(({ identifier, name, start }) => {
    const own = slugOf(identifier);
    const isOnce = own && uses.get(own) === 1;
    const id = isOnce ? own : `${own || slugOf(name) || "event"}-${slugOf(start)}`;
    let free = id;
    for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
    taken.add(free);
    return free;
  });
}

/** "Seven O'Clock Choir" → "seven-o-clock-choir" */
function slugOf(words: string): string {
  const kept = words.toLowerCase().replace(/[^a-z\d]+/g, "-");
  return kept.slice(0, LONGEST_SLUG).replace(/^-|-$/g, "");
}
