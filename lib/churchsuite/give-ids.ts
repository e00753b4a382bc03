import type { FeedEvent } from "./feed-event.ts";
import type { ReadEvent } from "./read-entry.ts";

/**
 * Gives each event an id of its own: the feed's identifier, if it has one that no other event has. Otherwise the start
 * follows, and a number if even the start is the same.
 */
export function giveIds(events: ReadEvent[]): FeedEvent[] {
  const shared = findShared(events);
  const idsInUse = new Set<string>();
  return events.map(({ identifier, event }) => {
    const base = makeId(identifier || "event");
    const isOwn = identifier !== "" && !shared.has(identifier);
    const chosen = isOwn ? base : `${base}-${makeId(event.start)}`;
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

/** "2026-12-08T20:00:00" → "2026-12-08t20-00-00" */
function makeId(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]+/g, "-");
}
