import { useEffect, useState } from "react";
import { useToast } from "#app/ui/toast.tsx";
import type { ChurchEvent } from "./church-event.ts";
import { fetchEvents } from "./feed.ts";

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
    const leaving = new AbortController();
    fetchEvents(feedUrl, leaving.signal).then(
      (events) => setDiary({ state: "known", events }),
      (error: Error) => {
        if (leaving.signal.aborted) return;
        console.error(error);
        setDiary({ state: "failed" });
        showToast(error.message);
      },
    );
    return () => leaving.abort();
  }, [feedUrl, showToast]);

  return diary;
}
