import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { makeOccurrences } from "#app/agenda/changes.ts";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import type { Snapshot } from "#app/church/diary.ts";
import { useFacts } from "#app/layout/site.ts";
import {
  FEED_TIMEOUT,
  type Feed,
  type FeedReading,
  fetchEvents,
  parseHtmlInBrowser,
} from "#churchsuite";
import { A_MINUTE, churchTimeAt, type WallTime } from "#time";
import { withPages } from "./event-address.ts";
import type { EventsSource } from "./events-source.ts";
import type { SnapshotWithChanges } from "./snapshot.ts";

/** What a page knows about the church's events, with what the church's files change about them. */
export type KnownEvents = {
  /** The feed's events; null if it has not answered. */
  loaded: Occurrence[] | null;
  /** Whether the feed has failed since its last answer. */
  hasFailed: boolean;
  /** When the feed gave them, by the church's clock, if it has not answered a later request; otherwise null. */
  oldAnswerAt: WallTime | null;
  /** The events that the build found; null if it could not read the feed. */
  snapshot: SnapshotWithChanges | null;
  /** Whether events may be missing from the feed's answer or, without one, from the snapshot. */
  isPartial: boolean;
  /** Whether the feed is being asked. */
  isAsking: boolean;
  /** Asks the feed again after a failure. */
  retry: () => void;
};

/** What the feed has said so far. */
type Asked = {
  /** Its last answer; null if there is none. */
  answer: FeedReading | null;
  /** When that came, by the church's clock. */
  answeredAt: WallTime | null;
  /** Whether it is being asked. */
  isAsking: boolean;
  /** Whether it has failed since its last answer. */
  hasFailed: boolean;
};

const notYetAnswered: Asked = { answer: null, answeredAt: null, isAsking: true, hasFailed: false };

function askAgain(asked: Asked): Asked {
  return { ...asked, isAsking: true };
}

/** How long an answer is new enough for somebody who comes back to the page. */
const AN_HOUR = 60 * A_MINUTE;

const A_SECOND = 1000; // milliseconds

/** How long a device that wakes up may have no network. iPhones refuse requests then. */
const WAKING = 5 * A_SECOND;

/**
 * Fetches the feed on mount, at each `retry` after a failure, and when somebody comes back to the page an hour or more
 * after it was asked. A request that fails as they come back is made once more.
 */
export function useEvents({ feed, snapshot, changes }: EventsSource): KnownEvents {
  const { church } = useFacts();
  const [asked, setAsked] = useState(notYetAnswered);
  const { answer, answeredAt, isAsking, hasFailed } = asked;
  // Both in milliseconds since 1970.
  const askedAt = useRef(0);
  const cameBackAt = useRef(0);

  // Reaches outside React: the church's feed.
  useEffect(() => {
    if (!isAsking) return;
    const unmount = new AbortController();
    let nextTry: number;
    askedAt.current = Date.now();
    ask();

    async function ask() {
      try {
        const answer = await fetchInTime(feed, unmount.signal);
        if (unmount.signal.aborted) return;
        const answeredAt = churchTimeAt(new Date());
        // A transition: rendering hundreds of events must not block the page.
        startTransition(() => setAsked({ answer, answeredAt, isAsking: false, hasFailed: false }));
      } catch (problem) {
        if (unmount.signal.aborted) return;
        console.error(problem);
        const isWaking = Date.now() - cameBackAt.current < WAKING;
        cameBackAt.current = 0;
        if (isWaking) nextTry = window.setTimeout(ask, A_SECOND);
        else setAsked((last) => ({ ...last, isAsking: false, hasFailed: true }));
      }
    }

    return () => {
      clearTimeout(nextTry);
      unmount.abort();
    };
  }, [feed, isAsking]);

  // Reaches outside React: a page in another tab, or behind Back, may be shown again days later.
  useEffect(() => {
    return onComingBack(() => {
      cameBackAt.current = Date.now();
      const isOld = cameBackAt.current - askedAt.current >= AN_HOUR;
      if (isOld) setAsked(askAgain);
    });
  }, []);

  const loaded = useMemo(() => {
    if (!answer) return null;
    return makeOccurrences(withPages(answer.events, listPages(snapshot)), changes, church);
  }, [answer, snapshot, changes, church]);
  const changedSnapshot = useMemo(() => {
    if (!snapshot) return null;
    return { ...snapshot, events: makeOccurrences(snapshot.events, changes, church) };
  }, [snapshot, changes, church]);
  return {
    loaded,
    hasFailed,
    oldAnswerAt: isAsking || hasFailed ? answeredAt : null,
    snapshot: changedSnapshot,
    isPartial: answer ? answer.isPartial : snapshot?.isPartial === true,
    isAsking,
    retry: () => setAsked(askAgain),
  };
}

/** Calls `listener` whenever somebody comes back to the page. Returns a function that stops this. */
function onComingBack(listener: () => void): () => void {
  const listenIfVisible = () => {
    if (document.visibilityState === "visible") listener();
  };
  document.addEventListener("visibilitychange", listenIfVisible);
  addEventListener("pageshow", listenIfVisible);
  return () => {
    document.removeEventListener("visibilitychange", listenIfVisible);
    removeEventListener("pageshow", listenIfVisible);
  };
}

/** Fetches the feed. It gives up when it has waited too long, or at the signal. */
async function fetchInTime(feed: Feed, signal: AbortSignal): Promise<FeedReading> {
  const request = new AbortController();
  const giveUp = () => request.abort();
  const timeout = setTimeout(giveUp, FEED_TIMEOUT);
  signal.addEventListener("abort", giveUp);
  try {
    return await fetchEvents(feed, parseHtmlInBrowser, request.signal);
  } finally {
    clearTimeout(timeout);
  }
}

/** Lists the names of the events' pages that the build has made, as far as this page knows them. */
function listPages(snapshot: Snapshot | null): Set<string> {
  if (!snapshot) return new Set();
  const pagesShown = snapshot.events.flatMap(({ page }) => page ?? []);
  return new Set([...pagesShown, ...(snapshot.pages ?? [])]);
}
