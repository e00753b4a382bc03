import { CLOSED } from "./closed-notices.ts";
import type { Timed } from "./timed.ts";

// The same on every page, so that a Content-Security-Policy can name its hash.
const SHOW_TIMED = `{
  let closed = "";
  try { closed = sessionStorage.getItem("${CLOSED}") || closed } catch {}
  for (const element of document.currentScript.previousElementSibling.children) {
    const { from, until, notice } = element.dataset;
    element.hidden = Date.now() < from || Date.now() >= until || closed.includes(notice);
  }
}`;

/**
 * Stands directly after an element whose children are timed: shows and hides them by the visitor's
 * clock before anything is drawn, because the HTML may be weeks old. From then on in-step.ts does it.
 */
export function ShowTimed() {
  return <script>{SHOW_TIMED}</script>;
}

/** The attributes of a timed element. For React they never change: scripts show and hide it. */
export function timedAttributes({ from, until, isInHtml }: Timed) {
  const hidden = !isInHtml;
  return { "data-from": from, "data-until": until, hidden, suppressHydrationWarning: true };
}
