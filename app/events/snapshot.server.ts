import { loadHtmlParser, readDescription } from "#app/events/description/read-description.ts";
import { type Feed, fetchFeed } from "#app/events/feed/fetch-feed.ts";
import { isStandIn } from "#app/stand-in.server.ts";
import { churchTimeAt, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { type ChurchEvent, isOver } from "./event.ts";
import type { Snapshot, SnapshotEvent } from "./snapshot.ts";

// In milliseconds.
const BUILD_TIMEOUT = 15_000;

let snapshot: Promise<Snapshot | null> | undefined;

/** The feed's events at build time, fetched once per build; null where that fails. */
export function takeSnapshot(feed: Feed): Promise<Snapshot | null> {
  snapshot ??= fetchSnapshot(feed).catch(warnOfMissingSnapshot);
  return snapshot;
}

async function fetchSnapshot(feed: Feed): Promise<Snapshot> {
  const { events } = isStandIn
    ? await (await import("#demo/snapshot.ts")).readStandIn()
    : await fetchFeed(feed, AbortSignal.timeout(BUILD_TIMEOUT));
  await loadHtmlParser();
  return snapshotOf(events, churchTimeAt(new Date()));
}

/** Drops past events and reads descriptions, so that the browser need not. */
export function snapshotOf(events: ChurchEvent[], now: WallTime): Snapshot {
  const upcoming = events.filter((event) => !isOver(event, now));
  return { day: dayOf(now), events: upcoming.map(withReadDescription), more: 0 };
}

function withReadDescription({ description, ...event }: ChurchEvent): SnapshotEvent {
  const prose = description ? readDescription(description) : null;
  const hash = description?.hash;
  return prose?.length && hash ? { ...event, description: { hash, prose } } : event;
}

function warnOfMissingSnapshot(problem: Error): null {
  const { cause } = problem;
  const reason = cause instanceof Error ? cause.message : problem.message;
  console.warn(
    `The church’s calendar could not be read (${reason}). The pages are built without its events; ` +
      "visitors’ browsers will ask it themselves. `npm run feed-check` says what is wrong.",
  );
  return null;
}
