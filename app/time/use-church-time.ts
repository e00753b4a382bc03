import { useSyncExternalStore } from "react";
import { churchTimeAt, type WallTime } from "./wall-time.ts";

const A_MINUTE = 60_000;

/**
 * The time on the church's clock, to the minute; null in the HTML, which was written on another day.
 */
export function useChurchTime(): WallTime | null {
  return useSyncExternalStore(eachMinute, thisMinute, notKnownYet);
}

// One timer for all who want to know: they change together, as the minute does.
const watchers = new Set<() => void>();
let timer: number | undefined;

function eachMinute(tell: () => void): () => void {
  watchers.add(tell);
  if (watchers.size === 1) waitForNextMinute();
  return () => {
    watchers.delete(tell);
    if (watchers.size === 0) clearTimeout(timer);
  };
}

function waitForNextMinute(): void {
  timer = window.setTimeout(
    () => {
      for (const tell of watchers) tell();
      waitForNextMinute();
    },
    A_MINUTE - (Date.now() % A_MINUTE),
  );
}

function thisMinute(): WallTime {
  const now = Date.now();
  return churchTimeAt(new Date(now - (now % A_MINUTE)));
}

function notKnownYet(): null {
  return null;
}
