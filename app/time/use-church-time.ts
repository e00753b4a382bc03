import { useSyncExternalStore } from "react";
import { churchTimeAt, type WallTime } from "./wall-time.ts";

const A_MINUTE = 60_000;

/** The church's time, to the minute; null while prerendering and hydrating: the HTML is older. */
export function useChurchTime(): WallTime | null {
  const minute = useMinute();
  return minute === null ? null : churchTimeAt(new Date(minute));
}

/** The church's time, to the minute. */
export function churchTimeNow(): WallTime {
  return churchTimeAt(new Date(currentMinute()));
}

/** When this minute began, in milliseconds since 1970; null while prerendering and hydrating. */
function useMinute(): number | null {
  return useSyncExternalStore(onEachMinute, currentMinute, () => null);
}

// One timer for everything, so that all changes together.
const listeners = new Set<() => void>();
let timer: number | undefined;

/** Notifies of each new minute until the function that it returns is called. */
export function onEachMinute(notify: () => void): () => void {
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

/** When this minute began, in milliseconds since 1970. */
/** When this minute began, in milliseconds since 1970. */
function currentMinute(): number {
  const now = Date.now();
  return now - (now % A_MINUTE);
}
