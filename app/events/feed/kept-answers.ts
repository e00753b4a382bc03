import type { DatedEvents } from "#app/events/snapshot.ts";
import { churchTimeAt, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { requestFeed } from "./early-request.ts";
import { type Feed, fetchFeed } from "./fetch-feed.ts";

const DIARY = { cacheName: "church-diary" };

/**
 * Asks the feed, and has its answers kept for when there is no signal: on a device that keeps pages, and only there.
 * Once the answers have been read, either `keep` or `drop` them.
 */
export function askToKeep() {
  const answers: [address: string, answer: Response][] = [];
  return {
    ask: async (address: string, signal: AbortSignal): Promise<Response> => {
      const answer = await requestFeed(address, signal);
      if (keepsPages()) answers.push([address, answer.clone()]);
      return answer;
    },
    keep: async (): Promise<void> => {
      if (answers.length === 0) return;
      await caches.delete(DIARY.cacheName);
      const diary = await caches.open(DIARY.cacheName);
      // The answer's own date is not for other websites to read.
      const headers = { Date: new Date().toUTCString() };
      for (const [address, { body }] of answers) {
        await diary.put(address, new Response(body, { headers }));
      }
    },
    drop: (): void => {
      for (const [, { body }] of answers) body?.cancel().catch(() => {});
    },
  };
}

/** What the feed answered last on this device; null where nothing is kept, or nothing newer than `builtAt`. */
export async function readKeptAnswers(feed: Feed, builtAt: WallTime): Promise<DatedEvents | null> {
  if (!keepsPages()) return null;
  const first = await caches.match(feed.url, DIARY);
  const date = first?.headers.get("Date");
  const at = date && churchTimeAt(new Date(date));
  if (!at || at <= builtAt) return null;
  const { events } = await fetchFeed(feed, new AbortController().signal, askKept);
  return { day: dayOf(at), events, more: 0 };
}

async function askKept(address: string): Promise<Response> {
  const answer = await caches.match(address, DIARY);
  if (!answer) throw new Error(`${address} is not kept`);
  return answer;
}

/** Whether a service worker keeps this site's pages on the device. */
function keepsPages(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
