import { loadHtmlParser, readDescription } from "#app/events/description/read-description.ts";
import { type Feed, fetchFeed } from "#app/events/feed/fetch-feed.ts";
import { isStandIn } from "#app/stand-in.server.ts";
import { churchTimeAt, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { type ChurchEvent, isOver } from "./event.ts";
import type { Snapshot, SnapshotEvent } from "./snapshot.ts";

// In milliseconds. No build should wait longer, and none should fail because a calendar does.
const BUILD_TIMEOUT = 15_000;

let snapshot: Promise<Snapshot | null> | undefined;

/**
 * The church's events at the time of the build, for the HTML. The feed is fetched once in the whole
 * build; null where it did not answer.
 */
export function takeSnapshot(feed: Feed): Promise<Snapshot | null> {
  snapshot ??= fetchSnapshot(feed).catch(buildWithout);
  return snapshot;
}

async function fetchSnapshot(feed: Feed): Promise<Snapshot> {
  const { events } = isStandIn
    ? await (await import("#demo/snapshot.ts")).readStandIn()
    : await fetchFeed(feed, AbortSignal.timeout(BUILD_TIMEOUT));
  await loadHtmlParser();
  return snapshotOf(events, churchTimeAt(new Date()));
}

/** The events that are to come, with their descriptions read, so that the browser need not. */
export function snapshotOf(events: ChurchEvent[], now: WallTime): Snapshot {
  const toCome = events.filter((event) => !isOver(event, now));
  return { day: dayOf(now), events: toCome.map(withReadDescription), more: 0 };
}

function withReadDescription({ description, ...event }: ChurchEvent): SnapshotEvent {
  const prose = description ? readDescription(description) : null;
  const hash = description?.hash;
  return prose?.length && hash ? { ...event, description: { hash, prose } } : event;
}

function buildWithout(problem: Error): null {
  const { cause } = problem;
  const reason = cause instanceof Error ? cause.message : problem.message;
  console.warn(
    `The church’s calendar could not be read (${reason}). The pages are built without its events; ` +
      "visitors’ browsers will ask it themselves. `npm run feed-check` says what is wrong.",
  );
  return null;
}
