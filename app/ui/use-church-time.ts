import { startTransition, useEffect, useState } from "react";
import { onEachMinute } from "#app/browser/each-minute.ts";
import { A_MINUTE, churchTimeAt, type WallTime } from "#time";

/**
 * The church's time, to the minute. It is null while a page is prerendered and hydrated, because the HTML is older than
 * the visit.
 */
export function useChurchTime(): WallTime | null {
  const [minute, setMinute] = useState<number | null>(null);

  // Reaches outside React: the clock.
  useEffect(() => {
    const update = () => {
      const startOfMinute = Math.floor(Date.now() / A_MINUTE) * A_MINUTE;
      // All of an island is rendered anew: a transition lets the browser answer the visitor in between.
      startTransition(() => setMinute(startOfMinute));
    };
    update();
    return onEachMinute(update);
  }, []);

  return minute === null ? null : churchTimeAt(new Date(minute));
}
