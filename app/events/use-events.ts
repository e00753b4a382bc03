import { startTransition, useEffect, useState } from "react";
import { useWording } from "#app/site.ts";
import { showToast } from "#app/ui/show-toast.ts";
import type { ChurchEvent } from "./event.ts";
import { FEED_TIMEOUT, type Feed, fetchFeed } from "./feed/fetch-feed.ts";

export type FeedState =
  | { state: "loading" }
  | { state: "loaded"; events: ChurchEvent[]; isCut: boolean }
  | { state: "failed"; isRetrying: boolean };

/** Loads what rendering these events needs, before they are shown. */
export type Preload = (events: ChurchEvent[]) => Promise<void>;

/**
 * Fetches the feed once, on mount, and again at each `retry` after a failure. A failure is shown as a toast
 * too. Without a feed there are no events.
 */
export function useEvents(feed: Feed | null, preload?: Preload): FeedState & { retry: () => void } {
  // Each attempt has an object of its own.
  const [attempt, setAttempt] = useState(feed);
  const [feedState, setFeedState] = useState<FeedState>(
    feed ? { state: "loading" } : { state: "loaded", events: [], isCut: false },
  );
  const failure = useWording()("Failed to fetch events");

  // Reaches outside React: the church's feed.
  useEffect(() => {
    if (!attempt) return;
    const request = new AbortController();
    let isUnmounted = false;
    const timeout = setTimeout(() => request.abort(), FEED_TIMEOUT);
    load(attempt);

    async function load(feed: Feed) {
      try {
        const { events, leftOut, isCut } = await fetchFeed(feed, request.signal);
        await preload?.(events);
        if (isUnmounted) return;
        warnOfUnread(leftOut, isCut, events.length);
        // A transition: rendering hundreds of events must not block the page.
        startTransition(() => setFeedState({ state: "loaded", events, isCut }));
      } catch (problem) {
        if (isUnmounted) return;
        console.error(problem);
        setFeedState({ state: "failed", isRetrying: false });
        showToast(failure);
      }
    }

    return () => {
      isUnmounted = true;
      clearTimeout(timeout);
      request.abort();
    };
  }, [attempt, preload, failure]);

  function retry() {
    setFeedState({ state: "failed", isRetrying: true });
    setAttempt(feed && { ...feed });
  }

  return { ...feedState, retry };
}

/** Counts them without quoting them: a feed holds private things. */
function warnOfUnread(leftOut: number, isCut: boolean, kept: number): void {
  if (leftOut > 0) {
    console.warn(
      `${leftOut} of the calendar’s ${leftOut + kept} events could not be read and ` +
        "are left out. `npm run feed-check` says which and why.",
    );
  }
  if (isCut) {
    console.warn(
      `The calendar has more events than are read: the first ${kept} are shown. ` +
        "`npm run feed-check` says how many there are.",
    );
  }
}
