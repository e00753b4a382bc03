import { useEffect, useState } from "react";
import { useToast } from "#app/ui/toast.tsx";
import type { ChurchEvent } from "./church-event.ts";
import { fetchEvents } from "./feed.ts";

// The calendar's own slowness is some eight seconds; beyond this nobody waits for it.
const GIVE_UP_AFTER = 30_000;

export type Diary =
  | { state: "waiting" }
  | { state: "known"; events: ChurchEvent[] }
  | { state: "failed" };

/** Asks for the church's events once, when the part of the page that shows them appears. */
export function useEvents(feedUrl: string): Diary {
  const [diary, setDiary] = useState<Diary>({ state: "waiting" });
  const showToast = useToast();

  // Reaches outside React: the church's calendar.
  useEffect(() => {
    const asking = new AbortController();
    let hasLeft = false;
    const patience = setTimeout(() => asking.abort(), GIVE_UP_AFTER);
    fetchEvents(feedUrl, asking.signal).then(
      (events) => setDiary({ state: "known", events }),
      (error: Error) => {
        if (hasLeft) return;
        console.error(error);
        setDiary({ state: "failed" });
        showToast(error.message);
      },
    );
    return () => {
      hasLeft = true;
      clearTimeout(patience);
      asking.abort();
    };
  }, [feedUrl, showToast]);

  return diary;
}
