/** The part of Umami's tracker that is used: https://umami.is/docs/tracker-functions */
type Tracker = { track: () => void };

declare global {
  interface Window {
    umami?: Tracker;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

let loading: Promise<Tracker> | undefined;

/** Whether the visitor's browser sends neither Global Privacy Control nor Do Not Track. */
export function mayTrack({ globalPrivacyControl, doNotTrack }: Navigator): boolean {
  return !globalPrivacyControl && doNotTrack !== "1";
}

/** Loads the tracker once, when the browser is idle. Never settles where it cannot be loaded: nothing is counted then. */
export function loadTracker(address: string, site: string): Promise<Tracker> {
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
