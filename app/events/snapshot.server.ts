import { type Feed, fetchFeed } from "#app/events/feed/fetch-feed.ts";
import { isStandIn } from "#app/stand-in.server.ts";
import { buildDay, buildTime } from "#app/time/build-time.server.ts";
import { churchTimeAt, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { type ChurchEvent, isOver } from "./event.ts";
import type { Snapshot } from "./snapshot.ts";

const BUILD_TIMEOUT = 15_000; // milliseconds

const snapshots = new Map<string, Promise<Snapshot | null>>();

/** A feed's events at build time, fetched once per build; null where that fails. */
export function takeSnapshot(feed: Feed): Promise<Snapshot | null> {
  const snapshot = snapshots.get(feed.url) ?? fetchSnapshot(feed).catch(warnOfMissingSnapshot);
  snapshots.set(feed.url, snapshot);
  return snapshot;
}

async function fetchSnapshot(feed: Feed): Promise<Snapshot> {
  const { events, isPartial } = isStandIn
    ? (await import("#demo/snapshot.ts")).readStandIn(feed.phones, buildDay())
    : await fetchFeed(feed, AbortSignal.timeout(BUILD_TIMEOUT));
  return { ...snapshotOf(events, churchTimeAt(buildTime())), ...(isPartial && { isPartial }) };
}

export function snapshotOf(events: ChurchEvent[], now: WallTime): Snapshot {
  return { day: dayOf(now), events: events.filter((event) => !isOver(event, now)), more: 0 };
}

function warnOfMissingSnapshot({ message, cause }: Error): null {
  const reason = cause instanceof Error ? cause.message : message;
  console.warn(
    `The church’s calendar could not be read (${reason}). The pages are built without its events; ` +
      "visitors’ browsers will ask it themselves. `npm run check-up -- diary` says what is wrong.",
  );
  return null;
}
