import type { FetchedDiary, Snapshot } from "#app/church/diary.ts";
import { isStandIn } from "#app/church/settings.server.ts";
import { givePages } from "#app/events/event-address.ts";
import { makeSnapshot } from "#app/events/snapshot.server.ts";
import { type Feed, fetchEvents } from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import { dayOf, type WallTime } from "#time";
import { readStandIn } from "#tools/dev/snapshot.ts";

const TIMEOUT = 15_000; // milliseconds

/** Fetches the church's feed once for the whole build. If that fails, the snapshot is null and the reason is printed. */
export async function fetchDiary(feed: Feed, now: WallTime): Promise<FetchedDiary> {
  return { url: feed.url, snapshot: await fetchSnapshot(feed, now).catch(warnOfMissing) };
}

async function fetchSnapshot(feed: Feed, now: WallTime): Promise<Snapshot> {
  const { events, isPartial } = isStandIn()
    ? readStandIn(dayOf(now))
    : await fetchEvents(feed, parseHtml, AbortSignal.timeout(TIMEOUT));
  const snapshot = makeSnapshot(events, now);
  snapshot.events = givePages(snapshot.events, snapshot.day);
  if (isPartial) snapshot.isPartial = isPartial;
  return snapshot;
}

function warnOfMissing({ message, cause }: Error): null {
  const reason = cause instanceof Error ? cause.message : message;
  console.warn(
    `The church’s calendar could not be read (${reason}). The pages are built without its events; ` +
      "visitors’ browsers will ask it themselves. `npm run check-up -- diary` says what is wrong.",
  );
  return null;
}
