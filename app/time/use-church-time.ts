import { startTransition, useEffect, useState } from "react";
import { currentMinute, onEachMinute } from "./clock.ts";
import { churchTimeAt, type WallTime } from "./wall-time.ts";

/** The church's time, to the minute; null while prerendering and hydrating: the HTML is older. */
export function useChurchTime(): WallTime | null {
  const [minute, setMinute] = useState<number | null>(null);

  // Reaches outside React: the clock. By a transition, which may be interrupted: all of an island is rendered anew.
  useEffect(() => {
    const show = () => startTransition(() => setMinute(currentMinute()));
    show();
    return onEachMinute(show);
  }, []);

  return minute === null ? null : churchTimeAt(new Date(minute));
}
