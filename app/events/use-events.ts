import { startTransition, useEffect, useMemo, useReducer } from "react";
import { useFacts } from "#app/site.ts";
import { showToast } from "#app/ui/show-toast.ts";
import type { ChurchEvent } from "./event.ts";
import { withPages } from "./event-address.ts";
import { applyChanges } from "./event-changes.ts";
import type { EventsSource } from "./events-source.ts";
import { FAILED_TOAST } from "./failure-words.ts";
import { FEED_TIMEOUT, type FetchedFeed, fetchFeed } from "./feed/fetch-feed.ts";
import type { Snapshot } from "./snapshot.ts";

/** What a page knows of the church's events, with what notices.yaml changes of them. */
export type KnownEvents = {
  state: State["name"];
  /** The feed's events; null where it has not answered. */
  loaded: ChurchEvent[] | null;
  /** The events that the build found; null where it could not read the feed. */
  copy: Snapshot | null;
  /** Whether events of the feed may be missing, of its answer or, without one, of the copy. */
  isPartial: boolean;
  /** Whether the feed is being asked again after a failure. */
  isRetrying: boolean;
  /** Asks the feed again after a failure. */
  retry: () => void;
};

type State =
  | { name: "loading" }
  | { name: "loaded"; answer: FetchedFeed }
  | { name: "failed"; isRetrying: boolean };

type Action = { type: "answered"; answer: FetchedFeed } | { type: "failed" } | { type: "retried" };

function reduce(state: State, action: Action): State {
  if (action.type === "answered") return { name: "loaded", answer: action.answer };
  if (action.type === "failed") return { name: "failed", isRetrying: false };
  return state.name === "failed" ? { name: "failed", isRetrying: true } : state;
}

/** Fetches the feed once, on mount, and again at each `retry` after a failure, which is shown as a toast too. */
export function useEvents({ feed, snapshot, changes }: EventsSource): KnownEvents {
  const { church } = useFacts();
  const [state, dispatch] = useReducer(reduce, { name: "loading" });
  const isRetrying = state.name === "failed" && state.isRetrying;
  const isAsking = state.name === "loading" || isRetrying;

  // Reaches outside React: the church's feed.
  useEffect(() => {
    if (!isAsking) return;
    const request = new AbortController();
    let isUnmounted = false;
    const timeout = setTimeout(() => request.abort(), FEED_TIMEOUT);
    ask();

    async function ask() {
      try {
        const answer = await fetchFeed(feed, request.signal);
        if (isUnmounted) return;
        warnOfUnread(answer);
        // A transition: rendering hundreds of events must not block the page.
        startTransition(() => dispatch({ type: "answered", answer }));
      } catch (problem) {
        if (isUnmounted) return;
        console.error(problem);
        dispatch({ type: "failed" });
        showToast(FAILED_TOAST);
      }
    }

    return () => {
      isUnmounted = true;
      clearTimeout(timeout);
      request.abort();
    };
  }, [feed, isAsking]);

  const answer = state.name === "loaded" ? state.answer : null;
  const loaded = useMemo(() => {
    if (!answer) return null;
    return applyChanges(withPages(answer.events, pagesIn(snapshot)), changes, church);
  }, [answer, snapshot, changes, church]);
  const copy = useMemo(() => {
    if (!snapshot) return null;
    return { ...snapshot, events: applyChanges(snapshot.events, changes, church) };
  }, [snapshot, changes, church]);
  return {
    state: state.name,
    loaded,
    copy,
    isPartial: answer ? answer.isPartial : snapshot?.isPartial === true,
    isRetrying,
    retry: () => dispatch({ type: "retried" }),
  };
}

/** The names of the events' pages that the build has made, as far as this page knows of them. */
function pagesIn(snapshot: Snapshot | null): Set<string> {
  if (!snapshot) return new Set();
  const shown = snapshot.events.flatMap(({ page }) => page ?? []);
  return new Set([...shown, ...(snapshot.pages ?? [])]);
}

/** Counts them without quoting them: a feed holds private things. */
function warnOfUnread({ events, unread, isPartial }: FetchedFeed): void {
  const ask = "`npm run check-up -- diary` says more.";
  if (unread > 0) {
    const all = unread + events.length;
    console.warn(
      `${unread} of the calendar’s ${all} events could not be read and are left out. ${ask}`,
    );
  }
  if (isPartial) console.warn(`Not all of the calendar could be read. ${ask}`);
}
