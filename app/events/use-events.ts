import { startTransition, useEffect, useMemo, useState } from "react";
import { useFacts } from "#app/site.ts";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { showToast } from "#app/ui/show-toast.ts";
import { givePages, withPages } from "./event-address.ts";
import { type ComingChanges, withChanges } from "./event-changes.ts";
import { FAILED_TOAST } from "./failure-words.ts";
import { FEED_TIMEOUT, type Feed, type FetchedFeed, fetchFeed } from "./feed/fetch-feed.ts";
import { keepReading, readKept } from "./feed/kept-reading.ts";
import type { Snapshot } from "./snapshot.ts";

/** Where a page's events come from, as JSON in its HTML: no feed where the church keeps none. */
export type DiarySource = { feed: Feed | null; snapshot: Snapshot | null; changes: ComingChanges };

/** What a page knows of the church's events, with what notices.yaml changes of them. */
export type Diary = ReturnType<typeof useEvents>;

type Asked = {
  state: "loading" | "loaded" | "failed";
  answer?: FetchedFeed;
  kept?: Snapshot | null;
  isRetrying?: true;
};

const noEvents: FetchedFeed = { events: [], unread: 0, isCut: false, isPartial: false };

/**
 * Fetches the feed once, on mount, and again at each `retry` after a failure, which is shown as a toast too. Without a feed
 * there are no events.
 */
export function useEvents({ feed, snapshot, changes }: DiarySource) {
  // Each attempt has an object of its own.
  const [attempt, setAttempt] = useState(feed);
  const [asked, setAsked] = useState<Asked>(
    feed ? { state: "loading" } : { state: "loaded", answer: noEvents },
  );
  const { builtAt, church } = useFacts();
  const inHtml = useMemo(
    () => snapshot && { ...snapshot, events: givePages(snapshot.events, snapshot.day) },
    [snapshot],
  );
  // The names of the events' pages that this page knows of.
  const pages = useMemo(() => {
    const { events = [], pages = [] } = inHtml ?? {};
    return new Set([...events.flatMap(({ page }) => page ?? []), ...pages]);
  }, [inHtml]);

  // Reaches outside React: the church's feed.
  useEffect(() => {
    if (!attempt) return;
    const request = new AbortController();
    let isUnmounted = false;
    const timeout = setTimeout(() => request.abort(), FEED_TIMEOUT);
    load(attempt);

    async function load(feed: Feed) {
      try {
        const fetched = await fetchFeed(feed, request.signal);
        if (isUnmounted) return;
        const answer = { ...fetched, events: withPages(fetched.events, pages) };
        warnOfUnread(answer);
        // A transition: rendering hundreds of events must not block the page.
        const now = new Date();
        startTransition(() => setAsked({ state: "loaded", answer }));
        if (answer.isPartial) return;
        const reading = { day: dayOf(churchTimeAt(now)), events: answer.events, more: 0 };
        keepReading(feed, reading, builtAt, now).catch(reportError);
      } catch (problem) {
        if (isUnmounted) return;
        console.error(problem);
        const kept = await readKept(feed, builtAt, new Date()).catch(console.error);
        if (isUnmounted) return;
        setAsked({ state: "failed", kept: kept ?? null });
        showToast(FAILED_TOAST);
      }
    }

    return () => {
      isUnmounted = true;
      clearTimeout(timeout);
      request.abort();
    };
  }, [attempt, builtAt, pages]);

  function retry() {
    setAsked((before) => (before.state === "failed" ? { ...before, isRetrying: true } : before));
    setAttempt(feed && { ...feed });
  }

  const { state, answer, kept, isRetrying = false } = asked;
  const copied = kept ?? inHtml;
  const loaded = useMemo(
    () => (answer ? withChanges(answer.events, changes, church) : null),
    [answer, changes, church],
  );
  const copy = useMemo(
    () => copied && { ...copied, events: withChanges(copied.events, changes, church) },
    [copied, changes, church],
  );
  return {
    state,
    /** The feed's events; null where it has not answered. */
    loaded,
    /** The newest copy of them: the HTML's or, after a failure, what was read last on this device. */
    copy,
    /** Whether the feed has more events than are read. */
    isCut: answer?.isCut ?? false,
    isPartial: (answer ?? copied)?.isPartial ?? false,
    ...{ isRetrying, retry },
  };
}

/** Counts them without quoting them: a feed holds private things. */
function warnOfUnread({ events: { length: read }, unread, isCut }: FetchedFeed): void {
  const ask = "`npm run check-up -- diary` says more.";
  if (unread > 0) {
    const all = unread + read;
    console.warn(
      `${unread} of the calendar’s ${all} events could not be read and are left out. ${ask}`,
    );
  }
  if (isCut) console.warn(`The calendar has more events than are read, ${read}. ${ask}`);
}
