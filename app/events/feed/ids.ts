import type { WallTime } from "#app/time/wall-time.ts";

const LONGEST_SLUG = 40;

/**
 * A unique id for each event, in their order: the feed's identifier where it is used once, with the start
 * where repeats share it, and a number where even that is the same.
 */
export function idsFor(events: { identifier: string; name: string; start: WallTime }[]): string[] {
  const identifiers = events.map(({ identifier }) => slugOf(identifier));
  const uses = new Map<string, number>();
  for (const id of identifiers) uses.set(id, (uses.get(id) ?? 0) + 1);
  const taken = new Set<string>();
  return events.map(({ name, start }, index) => {
    const own = identifiers[index];
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
