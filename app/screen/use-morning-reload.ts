import { useEffect, useState } from "react";
import { clockOf, dayOf, type WallTime } from "#app/time/wall-time.ts";

/** When everybody is asleep, by the church's clock. */
const EARLY = "04:00";

/**
 * Opens the page anew each morning, as it was built since. One that is offline would end at a browser's error page: its
 * address is asked first and, where it does not answer, again in the next hour.
 */
export function useMorningReload(now: WallTime | null): void {
  const [opened, setOpened] = useState(now);
  if (!opened && now) setOpened(now);
  const isDue = now && opened && dayOf(now) > dayOf(opened) && clockOf(now) >= EARLY;
  const hour = isDue ? now.slice(0, "2026-11-22T04".length) : null;

  // Reaches outside React: the website.
  useEffect(() => {
    if (!hour) return;
    // No copy that the device has answers a HEAD.
    fetch(window.location.href, { method: "HEAD", cache: "no-store" })
      .then(({ ok }) => ok && window.location.reload())
      .catch(console.error);
  }, [hour]);
}
