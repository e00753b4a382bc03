import { startTransition, useEffect, useMemo, useReducer, useRef } from "react";
import { useFacts } from "#app/layout/site.ts";
import { showToast } from "#app/ui/show-toast.ts";
import { FEED_TIMEOUT, type FeedReading, fetchEvents, parseHtmlInBrowser } from "#churchsuite";
import { applyChanges } from "#dates";
import { A_MINUTE } from "#time";
import type { ChurchEvent } from "./event.ts";
import { withPages } from "./event-address.ts";
import type { EventsSource } from "./events-source.ts";
import { FAILED_TOAST } from "./failure-words.ts";
import type { Snapshot } from "./snapshot.ts";

/** What a page knows of the church's events, with what notices.yaml changes of them. */
export type KnownEvents = {
  state: State["name"];
  /** The feed's events; null if it has not answered. */
  loaded: ChurchEvent[] | null;
  /** The events that the build found; null if it could not read the feed. */
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
  | { name: "loaded"; answer: FeedReading; isAskingAgain: boolean }
  | { name: "failed"; isAskingAgain: boolean };

type Action =
  | { type: "answered"; answer: FeedReading }
  | { type: "failed" }
  | { type: "asked again" };

function reduce(state: State, action: Action): State {
  if (action.type === "answered") {
    return { name: "loaded", answer: action.answer, isAskingAgain: false };
  }
  if (state.name === "loading") {
    return action.type === "failed" ? { name: "failed", isAskingAgain: false } : state;
  }
  // What an earlier answer has brought stays, whatever comes of asking again.
  return { ...state, isAskingAgain: action.type === "asked again" };
}

/** For how long an answer is new enough for somebody who comes back to the page. */
const AN_HOUR = 60 * A_MINUTE;

/**
 * Fetches the feed on mount, at each `retry` after a failure, and when somebody comes back to the page an hour or more
 * after it was asked. A failure is shown as a toast too, unless there are events from an earlier answer.
 */
export function useEvents({ feed, snapshot, changes }: EventsSource): KnownEvents {
  const { church } = useFacts();
  const [state, dispatch] = useReducer(reduce, { name: "loading" });
  const isAsking = state.name === "loading" || state.isAskingAgain;
  const hasFailed = state.name === "failed" && !state.isAskingAgain;
  // In milliseconds since 1970.
  const askedAt = useRef(0);

  // Reaches outside React: the church's feed.
  useEffect(() => {
    if (!isAsking) return;
    const request = new AbortController();
    let isUnmounted = false;
    const timeout = setTimeout(() => request.abort(), FEED_TIMEOUT);
    askedAt.current = Date.now();
    ask();

    async function ask() {
      try {
        const answer = await fetchEvents(feed, parseHtmlInBrowser, request.signal);
        if (isUnmounted) return;
        warnOfUnread(answer);
        // A transition: rendering hundreds of events must not block the page.
        startTransition(() => dispatch({ type: "answered", answer }));
      } catch (problem) {
        if (isUnmounted) return;
        console.error(problem);
        dispatch({ type: "failed" });
      }
    }

    return () => {
      isUnmounted = true;
      clearTimeout(timeout);
      request.abort();
    };
  }, [feed, isAsking]);

  // Reaches outside React: the page's one toast.
  useEffect(() => {
    if (hasFailed) showToast(FAILED_TOAST);
  }, [hasFailed]);

  // Reaches outside React: a page in another tab, or behind Back, may be shown again days later.
  useEffect(() => {
    const askIfOld = () => {
      const isOld = Date.now() - askedAt.current >= AN_HOUR;
      if (isOld && document.visibilityState === "visible") dispatch({ type: "asked again" });
    };
    document.addEventListener("visibilitychange", askIfOld);
    addEventListener("pageshow", askIfOld);
    return () => {
      document.removeEventListener("visibilitychange", askIfOld);
      removeEventListener("pageshow", askIfOld);
    };
  }, []);

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
    isRetrying: state.name === "failed" && state.isAskingAgain,
    retry: () => dispatch({ type: "asked again" }),
  };
}

/** The names of the events' pages that the build has made, as far as this page knows of them. */
function pagesIn(snapshot: Snapshot | null): Set<string> {
  if (!snapshot) return new Set();
  const shown = snapshot.events.flatMap(({ page }) => page ?? []);
  return new Set([...shown, ...(snapshot.pages ?? [])]);
}

/** Counts them without quoting them: a feed holds private things. */
function warnOfUnread({ events, unread, isPartial }: FeedReading): void {
  const ask = "`npm run check-up -- diary` says more.";
  if (unread > 0) {
    const all = unread + events.length;
    console.warn(
      `${unread} of the calendar’s ${all} events could not be read and are left out. ${ask}`,
    );
  }
  if (isPartial) console.warn(`Not all of the calendar could be read. ${ask}`);
}
