import { A_MINUTE } from "./durations.ts";
import { churchTimeAt, type WallTime } from "./wall-time.ts";

/** The church's time, to the minute. */
export function churchTimeNow(): WallTime {
  return churchTimeAt(new Date(currentMinute()));
}

/** When this minute began, in milliseconds since 1970. */
export function currentMinute(): number {
  const now = Date.now();
  return now - (now % A_MINUTE);
}
