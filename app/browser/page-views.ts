import { mayCount } from "./objection.ts";
import { waitUntilIdle } from "./when-idle.ts";

/** What counts the views of a website. */
type Analytics = {
  /** The address of its script. */
  script: string;
  /** The id under which it counts this website. */
  site: string;
};

/** The part of Umami's tracker that is used here: https://umami.is/docs/tracker-functions */
type Tracker = {
  /** Counts a view; `change` may replace what is sent. */
  track: (change: (view: object) => object) => void;
};

declare global {
  interface Window {
    umami?: Tracker;
  }
}

/** Counts a view of this page, and another each time that the browser shows it again from its memory. */
export function countViews(analytics: Analytics | null | undefined): void {
  if (!analytics || !mayCount()) return;
  // The path is read now, because scripts may change the address while the page stays. The rest of the address may say
  // something about the visitor, and is not sent.
  const { pathname } = window.location;
  const count = () => {
    // The visitor may have objected in the meantime.
    if (mayCount()) window.umami?.track((view) => ({ ...view, url: pathname }));
  };
  const policy = globalThis.trustedTypes?.createPolicy("analytics", {
    createScriptURL: (address) => (address === analytics.script ? address : ""),
  });
  waitUntilIdle().then(() => {
    const script = document.createElement("script");
    script.src = policy?.createScriptURL(analytics.script) ?? analytics.script;
    script.dataset.websiteId = analytics.site;
    script.dataset.autoTrack = "false";
    script.onload = count;
    document.head.append(script);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) count();
  });
}
