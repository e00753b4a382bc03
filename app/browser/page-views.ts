import { readFacts } from "./facts-in-page.ts";
import { mayCount } from "./objection.ts";
import { idle } from "./when-idle.ts";

/** The part of Umami's tracker that is used: https://umami.is/docs/tracker-functions */
type Tracker = { track: (change: (view: object) => object) => void };

declare global {
  interface Window {
    umami?: Tracker;
  }
}

/** Counts a view of this page, and another each time that the browser takes it out again as it was left. */
export function countViews(): void {
  const { analytics } = readFacts() ?? {};
  if (!analytics || !mayCount()) return;
  // An address in the history may change while the page stays. What comes after the path may tell of the visitor.
  const { pathname } = window.location;
  // Asked each time: the visitor may have objected since.
  const count = () => {
    if (mayCount()) window.umami?.track((view) => ({ ...view, url: pathname }));
  };
  const trusted = globalThis.trustedTypes?.createPolicy("counter", {
    createScriptURL: (address) => (address === analytics.script ? address : ""),
  });
  idle().then(() => {
    const script = document.createElement("script");
    script.src = trusted?.createScriptURL(analytics.script) ?? analytics.script;
    script.dataset.websiteId = analytics.site;
    script.dataset.autoTrack = "false";
    script.onload = count;
    document.head.append(script);
  });
  addEventListener("pageshow", ({ persisted }) => persisted && count());
}
