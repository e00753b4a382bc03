import { startTransition, useEffect, useState } from "react";
import { onEachMinute } from "./clock.ts";
import { churchTimeAt, type WallTime } from "./wall-time.ts";

/** The church's time, to the minute; null while prerendering and hydrating: the HTML is older. */
export function useChurchTime(): WallTime | null {
  const [minute, setMinute] = useState<number | null>(null);

  // Reaches outside React: the clock. By a transition, which may be interrupted: all of an island is rendered anew.
  useEffect(() => onEachMinute((begun) => startTransition(() => setMinute(begun))), []);

  return minute === null ? null : churchTimeAt(new Date(minute));
}
