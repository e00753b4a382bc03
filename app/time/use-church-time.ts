import { useSyncExternalStore } from "react";
import { churchTimeAt, type WallTime } from "./wall-time.ts";

const A_MINUTE = 60_000;

/** The church's time, to the minute; null while prerendering and hydrating: the HTML is older. */
export function useChurchTime(): WallTime | null {
  const minute = useMinute();
  return minute === null ? null : churchTimeAt(new Date(minute));
}

/** When this minute began, in milliseconds since 1970; null while prerendering and hydrating. */
export function useMinute(): number | null {
  return useSyncExternalStore(subscribe, currentMinute, () => null);
}

// One timer for all components, so that they change together.
const listeners = new Set<() => void>();
let timer: number | undefined;

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  if (listeners.size === 1) scheduleNextMinute();
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function scheduleNextMinute(): void {
  timer = window.setTimeout(
    () => {
      for (const notify of listeners) notify();
      scheduleNextMinute();
    },
    A_MINUTE - (Date.now() % A_MINUTE),
  );
}

function currentMinute(): number {
  const now = Date.now();
  return now - (now % A_MINUTE);
}
