import { startTransition, useEffect, useState } from "react";
import { onEachMinute } from "#app/browser/each-minute.ts";
import { A_MINUTE, churchTimeAt, type WallTime } from "#time";

/** The church's time, to the minute; null while prerendering and hydrating: the HTML is older. */
export function useChurchTime(): WallTime | null {
  const [minute, setMinute] = useState<number | null>(null);

  // Reaches outside React: the clock.
  useEffect(() => {
    const tell = () => {
      const begun = Math.floor(Date.now() / A_MINUTE) * A_MINUTE;
      // A transition may be interrupted: all of an island is rendered anew.
      startTransition(() => setMinute(begun));
    };
    tell();
    return onEachMinute(tell);
  }, []);

  return minute === null ? null : churchTimeAt(new Date(minute));
}
