import type { FeedEvent } from "./feed-event.ts";
import type { ReadEvent } from "./read-entry.ts";

const LONGEST_ID = 40;

/**
 * Gives each event an id of its own. It is the feed's identifier if only one event has it. If repeats share it, the start
 * follows, and a number if even the start is the same.
 */
export function giveIds(events: ReadEvent[]): FeedEvent[] {
  const shared = findShared(events);
  const idsInUse = new Set<string>();
  return events.map(({ identifier, event }) => {
    const own = makeId(identifier);
    const base = own || makeId(event.name) || "event";
    const chosen = own && !shared.has(identifier) ? own : `${base}-${makeId(event.start)}`;
    let id = chosen;
    for (let number = 2; idsInUse.has(id); number++) id = `${chosen}-${number}`;
    idsInUse.add(id);
    return { id, ...event };
  });
}

/** Finds the identifiers that several events have. */
function findShared(events: ReadEvent[]): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { identifier } of events) {
    if (seen.has(identifier)) shared.add(identifier);
    seen.add(identifier);
  }
  return shared;
}

/** "Seven O'Clock Choir" → "seven-o-clock-choir"; "" for what has no letter or digit. */
function makeId(words: string): string {
  const hyphenated = words.toLowerCase().replace(/[^a-z\d]+/g, "-");
  return hyphenated.slice(0, LONGEST_ID).replace(/^-|-$/g, "");
}
