import { startTransition, useEffect, useState } from "react";
import { FAILURE, FEED_TIMEOUT, type Feed, fetchFeed } from "#app/events/feed/fetch-feed.ts";
import { useToast } from "#app/ui/toast.tsx";
import type { ChurchEvent } from "./event.ts";

export type Diary =
  | { state: "being checked" }
  | { state: "known"; events: ChurchEvent[] }
  | { state: "failed" };

/** Fetches what the printing of these events needs. */
export type Prepare = (events: ChurchEvent[]) => Promise<void>;

/**
 * Asks for the church's events once, when the part of the page that shows them appears. They
 * come when they are prepared.
 */
export function useDiary({ url, format }: Feed, prepare?: Prepare): Diary {
  const [diary, setDiary] = useState<Diary>({ state: "being checked" });
  const showToast = useToast();

  // Reaches outside React: the church's calendar.
  useEffect(() => {
    const asking = new AbortController();
    let hasLeft = false;
    const patience = setTimeout(() => asking.abort(), FEED_TIMEOUT);
    ask();

    async function ask() {
      try {
        const { events, leftOut } = await fetchFeed({ url, format }, asking.signal);
        await prepare?.(events);
        if (hasLeft) return;
        sayWhatIsMissing(leftOut, events.length);
        // Hundreds of events are drawn in pieces, so that the page can be used meanwhile.
        startTransition(() => setDiary({ state: "known", events }));
      } catch (problem) {
        if (hasLeft) return;
        console.error(problem);
        setDiary({ state: "failed" });
        showToast(FAILURE);
      }
    }

    return () => {
      hasLeft = true;
      clearTimeout(patience);
      asking.abort();
    };
  }, [url, format, prepare, showToast]);

  return diary;
}

/** Counted and not quoted: a feed holds things that are nobody's business. */
function sayWhatIsMissing(leftOut: number, shown: number): void {
  if (leftOut === 0) return;
  console.warn(
    `${leftOut} of the calendar’s ${leftOut + shown} events could not be read and ` +
      "are left out. `npm run feed-check` says which and why.",
  );
}
