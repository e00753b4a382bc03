import { startTransition, useEffect, useState } from "react";
import { useFacts, useWording } from "#app/site.ts";
import { showToast } from "#app/ui/show-toast.ts";
import type { ChurchEvent } from "./event.ts";
import { FEED_TIMEOUT, type Feed, fetchFeed } from "./feed/fetch-feed.ts";
import { askToKeep, readKeptAnswers } from "./feed/kept-answers.ts";
import type { DatedEvents } from "./snapshot.ts";

export type FeedState =
  | { state: "loading" }
  | { state: "loaded"; events: ChurchEvent[]; isCut: boolean }
  /** `kept` is what the feed answered last on this device, where that is newer than the snapshot. */
  | { state: "failed"; isRetrying: boolean; kept: DatedEvents | null };

/** The newest copy there is of the feed where it is not read itself. */
export function newestCopy(feedState: FeedState, snapshot: DatedEvents | null): DatedEvents | null {
  return feedState.state === "failed" && feedState.kept ? feedState.kept : snapshot;
}

/** Loads what rendering these events whole needs, before they are shown. */
export type Preload = (events: ChurchEvent[]) => Promise<void>;

/** How long events that have come wait for that, in milliseconds. */
const PRELOAD_TIMEOUT = 3000;

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
  const { builtAt } = useFacts();

  // Reaches outside React: the church's feed.
  useEffect(() => {
    if (!attempt) return;
    const request = new AbortController();
    let isUnmounted = false;
    const timeout = setTimeout(() => request.abort(), FEED_TIMEOUT);
    load(attempt);

    async function load(feed: Feed) {
      const { ask, keep, drop } = askToKeep();
      try {
        const { events, leftOut, isCut } = await fetchFeed(feed, request.signal, ask);
        keep().catch(reportError);
        await prepare(events);
        if (isUnmounted) return;
        warnOfUnread(leftOut, isCut, events.length);
        // A transition: rendering hundreds of events must not block the page.
        startTransition(() => setFeedState({ state: "loaded", events, isCut }));
      } catch (problem) {
        drop();
        if (isUnmounted) return;
        console.error(problem);
        const kept = await readKept(feed);
        if (isUnmounted) return;
        setFeedState({ state: "failed", isRetrying: false, kept });
        showToast(failure);
      }
    }

    async function prepare(events: ChurchEvent[]) {
      if (!preload) return;
      const patience = new Promise((over) => setTimeout(over, PRELOAD_TIMEOUT));
      await Promise.race([preload(events), patience]);
    }

    async function readKept(feed: Feed): Promise<DatedEvents | null> {
      try {
        const kept = await readKeptAnswers(feed, builtAt);
        if (kept) await prepare(kept.events);
        return kept;
      } catch (problem) {
        console.error(problem);
        return null;
      }
    }

    return () => {
      isUnmounted = true;
      clearTimeout(timeout);
      request.abort();
    };
  }, [attempt, preload, failure, builtAt]);

  function retry() {
    setFeedState((before) =>
      before.state === "failed" ? { ...before, isRetrying: true } : before,
    );
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
