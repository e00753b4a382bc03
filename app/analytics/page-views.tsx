import { useEffect } from "react";
import { useLocation } from "react-router";
import { askedPath } from "#app/site.ts";
import type { Analytics } from "./analytics.server.ts";

/** The part of Umami's tracker that is used: https://umami.is/docs/tracker-functions */
type Tracker = { track: (change: (view: object) => object) => void };

declare global {
  interface Window {
    umami?: Tracker;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

let loading: Promise<Tracker> | undefined;

/** Counts a view of each page shown. Loads nothing where the visitor asks not to be counted. */
export function PageViews({ script, site }: Analytics) {
  const { pathname } = useLocation();

  // Reaches outside React: the tracker keeps its own script and sends the views itself.
  useEffect(() => {
    if (!mayTrack(navigator)) return;
    let isCurrent = true;
    const asked = askedPath(pathname);
    loadTracker(script, site).then((tracker) => {
      const { pathname: shown, search } = window.location;
      if (isCurrent && shown === pathname) {
        tracker.track((view) => ({ ...view, url: asked + search }));
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [script, site, pathname]);

  return null;
}

/** Whether the visitor's browser sends neither Global Privacy Control nor Do Not Track. */
function mayTrack({ globalPrivacyControl, doNotTrack }: Navigator): boolean {
  return !globalPrivacyControl && doNotTrack !== "1";
}

/** Loads the tracker once, when the browser is idle. Never settles where it cannot be loaded: nothing is counted then. */
function loadTracker(address: string, site: string): Promise<Tracker> {
  loading ??= new Promise((resolve) => {
    whenIdle(() => {
      const script = document.createElement("script");
      script.src = address;
      script.dataset.websiteId = site;
      script.dataset.autoTrack = "false";
      script.onload = () => window.umami && resolve(window.umami);
      document.head.append(script);
    });
  });
  return loading;
}

// Safari has no requestIdleCallback.
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work);
  else setTimeout(work);
}
