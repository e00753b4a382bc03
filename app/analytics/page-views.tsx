import { useEffect } from "react";
import { useLocation } from "react-router";
import type { Analytics } from "./analytics.server.ts";
import { loadTracker, mayTrack } from "./tracker.ts";

/** Counts a view of each page shown. Loads nothing where the visitor asks not to be counted. */
export function PageViews({ script, site }: Analytics) {
  const { pathname } = useLocation();

  // Reaches outside React: the tracker keeps its own script and sends the views itself.
  useEffect(() => {
    if (!mayTrack(navigator)) return;
    let isCurrent = true;
    loadTracker(script, site).then((tracker) => {
      if (isCurrent && window.location.pathname === pathname) tracker.track();
    });
    return () => {
      isCurrent = false;
    };
  }, [script, site, pathname]);

  return null;
}
