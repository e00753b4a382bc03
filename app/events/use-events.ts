import { startTransition, useEffect, useMemo, useState } from "react";
import { useChurch, useFacts, useWording } from "#app/site.ts";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { showToast } from "#app/ui/show-toast.ts";
import type { ChurchEvent } from "./event.ts";
import { type ComingChanges, withChanges } from "./event-changes.ts";
import { FEED_TIMEOUT, type Feed, fetchFeed } from "./feed/fetch-feed.ts";
import { keepReading, readKept } from "./feed/kept-reading.ts";
import type { Snapshot } from "./snapshot.ts";

export type FeedState =
  | { state: "loading" }
  /** `isPartial` where a page of the feed could not be read. */
  | { state: "loaded"; events: ChurchEvent[]; isCut: boolean; isPartial: boolean }
  /** `kept` is what was read of the feed last on this device, where that is newer than the snapshot. */
  | { state: "failed"; isRetrying: boolean; kept: Snapshot | null };

/** The newest copy there is of the feed where it is not read itself. */
function newestCopy(feedState: FeedState, snapshot: Snapshot | null): Snapshot | null {
  return feedState.state === "failed" && feedState.kept ? feedState.kept : snapshot;
}

/**
 * Fetches the feed once, on mount, and again at each `retry` after a failure. A failure is shown as a toast
 * too. Without a feed there are no events.
 */
export function useEvents(feed: Feed | null): FeedState & { retry: () => void } {
  // Each attempt has an object of its own.
  const [attempt, setAttempt] = useState(feed);
  const [feedState, setFeedState] = useState<FeedState>(
    feed ? { state: "loading" } : { state: "loaded", events: [], isCut: false, isPartial: false },
  );
  const failure = useWording()("events.not-fetched");
  const { builtAt } = useFacts();

  // Reaches outside React: the church's feed.
  useEffect(() => {
    if (!attempt) return;
    const request = new AbortController();
    let isUnmounted = false;
    const timeout = setTimeout(() => request.abort(), FEED_TIMEOUT);
    load(attempt);

    async function load(feed: Feed) {
      try {
        const { events, leftOut, isCut, isPartial } = await fetchFeed(feed, request.signal);
        if (isUnmounted) return;
        warnOfUnread(leftOut, isCut, events.length);
        // A transition: rendering hundreds of events must not block the page.
        startTransition(() => setFeedState({ state: "loaded", events, isCut, isPartial }));
        if (!isPartial) keep(feed, events).catch(reportError);
      } catch (problem) {
        if (isUnmounted) return;
        console.error(problem);
        const kept = await readKept(feed, builtAt, new Date()).catch(nothingKept);
        if (isUnmounted) return;
        setFeedState({ state: "failed", isRetrying: false, kept });
        showToast(failure);
      }
    }

    function keep(feed: Feed, events: ChurchEvent[]): Promise<void> {
      const now = new Date();
      return keepReading(feed, { day: dayOf(churchTimeAt(now)), events, more: 0 }, builtAt, now);
    }

    return () => {
      isUnmounted = true;
      clearTimeout(timeout);
      request.abort();
    };
  }, [attempt, failure, builtAt]);

  function retry() {
    setFeedState((before) =>
      before.state === "failed" ? { ...before, isRetrying: true } : before,
    );
    setAttempt(feed && { ...feed });
  }

  return { ...feedState, retry };
}

function nothingKept(problem: unknown): null {
  console.error(problem);
  return null;
}

/** Counts them without quoting them: a feed holds private things. */
function warnOfUnread(leftOut: number, isCut: boolean, kept: number): void {
  if (leftOut > 0) {
    console.warn(
      `${leftOut} of the calendar’s ${leftOut + kept} events could not be read and ` +
        "are left out. `npm run check-up -- diary` says which and why.",
    );
  }
  if (isCut) {
    console.warn(
      `The calendar has more events than are read: the first ${kept} are shown. ` +
        "`npm run check-up -- diary` says how many there are.",
    );
  }
}

/** The feed's events, null before they have come, and the newest copy of them, both with what notices.yaml changes. */
export function useChanges(
  feedState: FeedState,
  snapshot: Snapshot | null,
  changes: ComingChanges,
) {
  const church = useChurch();
  const loaded = feedState.state === "loaded" ? feedState.events : null;
  const copy = newestCopy(feedState, snapshot);
  return {
    loaded: useMemo(
      () => loaded && withChanges(loaded, changes, church),
      [loaded, changes, church],
    ),
    copy: useMemo(
      () => copy && { ...copy, events: withChanges(copy.events, changes, church) },
      [copy, changes, church],
    ),
  };
}
