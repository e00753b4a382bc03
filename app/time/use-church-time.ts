import { useSyncExternalStore } from "react";
import { A_MINUTE, onEachMinute } from "./each-minute.ts";
import { churchTimeAt, type WallTime } from "./wall-time.ts";

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

/** When this minute began, in milliseconds since 1970. */
function currentMinute(): number {
  const now = Date.now();
  return now - (now % A_MINUTE);
}
