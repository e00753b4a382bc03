import { useMemo } from "react";
import { useChurch } from "#app/site.ts";
import { type ComingChanges, withChanges } from "./event-changes.ts";
import type { Snapshot } from "./snapshot.ts";
import { type FeedState, newestCopy } from "./use-events.ts";

/** The feed's events, null before they have come, and the newest copy of them, both with what notices.yaml changes. */
export function useChanges(
  feedState: FeedState,
  snapshot: Snapshot | null,
  changes: ComingChanges,
) {
  const church = useChurch();
  const loaded = feedState.state === "loaded" ? feedState.events : null;
  const copy = newestCopy(feedState, snapshot);
  return {
    loaded: useMemo(
      () => loaded && withChanges(loaded, changes, church),
      [loaded, changes, church],
    ),
    copy: useMemo(
      () => copy && { ...copy, events: withChanges(copy.events, changes, church) },
      [copy, changes, church],
    ),
  };
}
