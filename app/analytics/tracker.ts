/** What the site asks of the tracker: https://umami.is/docs/tracker-functions */
type Tracker = { track: () => void };

declare global {
  interface Window {
    umami?: Tracker;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

let arriving: Promise<Tracker> | undefined;

/** Whether the visitor's browser sends neither Global Privacy Control nor Do Not Track. */
export function mayTrack({ globalPrivacyControl, doNotTrack }: Navigator): boolean {
  return !globalPrivacyControl && doNotTrack !== "1";
}

/** Loads the tracker once, when the browser has nothing better to do. A script that fails is never counted. */
export function loadTracker(address: string, site: string): Promise<Tracker> {
  arriving ??= new Promise((resolve) => {
    whenIdle(() => {
      const script = document.createElement("script");
      script.src = address;
      script.dataset.websiteId = site;
      script.dataset.autoTrack = "false";
      script.onload = () => window.umami && resolve(window.umami);
      document.head.append(script);
    });
  });
  return arriving;
}

// Safari has no requestIdleCallback; there the load event is idle enough.
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work);
  else setTimeout(work);
}
