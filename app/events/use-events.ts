import { startTransition, useEffect, useState } from "react";
import { showToast } from "#app/ui/toast.tsx";
import type { ChurchEvent } from "./event.ts";
import { FAILURE, FEED_TIMEOUT, type Feed, fetchFeed } from "./feed/fetch-feed.ts";

export type FeedState =
  | { state: "checking" }
  | { state: "known"; events: ChurchEvent[] }
  | { state: "failed" };

/** Fetches what rendering these events needs. */
export type Prepare = (events: ChurchEvent[]) => Promise<void>;

/**
 * Asks the feed once, when the part of the page that shows events appears. Its events come when they
 * are prepared.
 */
export function useEvents({ url, format }: Feed, prepare?: Prepare): FeedState {
  const [answer, setAnswer] = useState<FeedState>({ state: "checking" });

  // Reaches outside React: the church's feed.
  useEffect(() => {
    const request = new AbortController();
    let hasLeft = false;
    const timeout = setTimeout(() => request.abort(), FEED_TIMEOUT);
    ask();

    async function ask() {
      try {
        const { events, leftOut } = await fetchFeed({ url, format }, request.signal);
        await prepare?.(events);
        if (hasLeft) return;
        warnOfUnreadable(leftOut, events.length);
        // Hundreds of events are rendered in pieces, so that the page can be used meanwhile.
        startTransition(() => setAnswer({ state: "known", events }));
      } catch (problem) {
        if (hasLeft) return;
        console.error(problem);
        setAnswer({ state: "failed" });
        showToast(FAILURE);
      }
    }

    return () => {
      hasLeft = true;
      clearTimeout(timeout);
      request.abort();
    };
  }, [url, format, prepare]);

  return answer;
}

/** Counted and not quoted: a feed holds things that are nobody's business. */
function warnOfUnreadable(leftOut: number, kept: number): void {
  if (leftOut === 0) return;
  console.warn(
    `${leftOut} of the calendar’s ${leftOut + kept} events could not be read and ` +
      "are left out. `npm run feed-check` says which and why.",
  );
}
