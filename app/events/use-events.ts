import { startTransition, useEffect, useMemo, useState } from "react";
import { useFacts } from "#app/site.ts";
import { showToast } from "#app/ui/show-toast.ts";
import { givePages, withPages } from "./event-address.ts";
import { type ComingChanges, withChanges } from "./event-changes.ts";
import { FAILED_TOAST } from "./failure-words.ts";
import { FEED_TIMEOUT, type Feed, type FetchedFeed, fetchFeed } from "./feed/fetch-feed.ts";
import type { Snapshot } from "./snapshot.ts";

/** Where a page's events come from, as JSON in its HTML: no feed where the church keeps none. */
export type DiarySource = { feed: Feed | null; snapshot: Snapshot | null; changes: ComingChanges };

/** What a page knows of the church's events, with what notices.yaml changes of them. */
export type Diary = ReturnType<typeof useEvents>;

type Asked = {
  state: "loading" | "loaded" | "failed";
  answer?: FetchedFeed;
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
  const { church } = useFacts();
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
        startTransition(() => setAsked({ state: "loaded", answer }));
      } catch (problem) {
        if (isUnmounted) return;
        console.error(problem);
        setAsked({ state: "failed" });
        showToast(FAILED_TOAST);
      }
    }

    return () => {
      isUnmounted = true;
      clearTimeout(timeout);
      request.abort();
    };
  }, [attempt, pages]);

  function retry() {
    setAsked((before) => (before.state === "failed" ? { ...before, isRetrying: true } : before));
    setAttempt(feed && { ...feed });
  }

  const { state, answer, isRetrying = false } = asked;
  const loaded = useMemo(
    () => (answer ? withChanges(answer.events, changes, church) : null),
    [answer, changes, church],
  );
  const copy = useMemo(
    () => inHtml && { ...inHtml, events: withChanges(inHtml.events, changes, church) },
    [inHtml, changes, church],
  );
  return {
    state,
    /** The feed's events; null where it has not answered. */
    loaded,
    /** The copy of them in the HTML. */
    copy,
    /** Whether the feed has more events than are read. */
    isCut: answer?.isCut ?? false,
    isPartial: (answer ?? inHtml)?.isPartial ?? false,
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
