import type { FeedEvent } from "./feed-event.ts";
import type { ReadEvent } from "./read-entry.ts";

const LONGEST_ID = 40;

/**
 * Gives each event an id of its own. It is the feed's identifier if only one event has it. If repeats share it, the start
 * follows, and a number if even the start is the same.
 */
export function giveIds(events: ReadEvent[]): FeedEvent[] {
  const idsInUse = new Set<string>();
  return events.map(({ identifier, event }) => {
    const own = makeId(identifier);
    const isShared = events.filter((other) => other.identifier === identifier).length > 1;
    const base = own || makeId(event.name) || "event";
    const chosen = own && !isShared ? own : `${base}-${makeId(event.start)}`;
    let id = chosen;
    for (let number = 2; idsInUse.has(id); number++) id = `${chosen}-${number}`;
    idsInUse.add(id);
    return { id, ...event };
  });
}

/** "Seven O'Clock Choir" → "seven-o-clock-choir"; "" for what has no letter or digit. */
function makeId(words: string): string {
  const hyphenated = words.toLowerCase().replace(/[^a-z\d]+/g, "-");
  return hyphenated.slice(0, LONGEST_ID).replace(/^-|-$/g, "");
}
