import { useSyncExternalStore } from "react";
import { churchTimeAt, type WallTime } from "./wall-time.ts";

const A_MINUTE = 60_000;

/**
 * The time on the church's clock, to the minute; null in the HTML, which was written on another day.
 */
export function useChurchTime(): WallTime | null {
  return useSyncExternalStore(eachMinute, thisMinute, notKnownYet);
}

function eachMinute(tick: () => void): () => void {
  const timer = setInterval(tick, A_MINUTE);
  return () => clearInterval(timer);
}

function thisMinute(): WallTime {
  const now = Date.now();
  return churchTimeAt(new Date(now - (now % A_MINUTE)));
}

function notKnownYet(): null {
  return null;
}
