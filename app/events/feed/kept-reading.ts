import type { Snapshot } from "#app/events/snapshot.ts";
import { A_DAY } from "#app/time/clock.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import type { Feed } from "./fetch-feed.ts";

const CACHE = "diary-readings";

/** Kept before the readings were: the feed as ChurchSuite sends it, with what is private in it. */
const RAW_ANSWERS = "church-diary";

const LONGEST_KEPT = 7 * A_DAY;

/** Keeps what was read of a feed for when there is no signal: on a device that keeps pages, and only there. */
export async function keepReading(feed: Feed, reading: Snapshot, builtAt: WallTime, now: Date) {
  if (!keepsPages()) return;
  const readings = await caches.open(CACHE);
  const headers = { Date: now.toUTCString() };
  // Another build of the website may have events of another shape.
  await readings.put(feed.url, new Response(JSON.stringify({ builtAt, reading }), { headers }));
}

/** What this build of the website has read last on this device, seven days at most before `now`; null where nothing is kept. */
export async function readKept(feed: Feed, builtAt: WallTime, now: Date): Promise<Snapshot | null> {
  if (!keepsPages()) return null;
  await dropOldReadings(now);
  const answer = await caches.match(feed.url, { cacheName: CACHE });
  const kept: { builtAt: WallTime; reading: Snapshot } | undefined = await answer?.json();
  return kept?.builtAt === builtAt ? kept.reading : null;
}

/** Removes from this device what is older than seven days, and what an earlier website kept of the feed. */
export async function dropOldReadings(now: Date): Promise<void> {
  await caches.delete(RAW_ANSWERS);
  if (!(await caches.has(CACHE))) return;
  const readings = await caches.open(CACHE);
  for (const feed of await readings.keys()) {
    const date = (await readings.match(feed))?.headers.get("Date");
    const isNew = now.getTime() - new Date(date ?? 0).getTime() <= LONGEST_KEPT;
    if (!isNew) await readings.delete(feed);
  }
}

/** Whether a service worker keeps this site's pages on the device. */
function keepsPages(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
