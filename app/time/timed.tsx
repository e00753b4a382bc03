import { CLOSED } from "./in-step.ts";
import { type WallTime, withOffset } from "./wall-time.ts";

/** When something of the HTML is to be seen: milliseconds since 1970, `until` excluded. */
export type Timed = { from: number; until: number; isInHtml: boolean };

/** Something that is seen between two of the church's times, for a page that is built at `now`. */
export function timed(from: WallTime, until: WallTime, now: Date): Timed {
  return between(Date.parse(withOffset(from)), Date.parse(withOffset(until)), now);
}

/** Something that is seen until one of the church's times. */
export function timedUntil(until: WallTime, now: Date): Timed {
  return between(0, Date.parse(withOffset(until)), now);
}

/** Something that is seen until the last of these is over. */
export function timedUntilLast(times: Timed[], now: Date): Timed {
  return between(0, Math.max(...times.map(({ until }) => until)), now);
}

/** Something that is seen when these are over. */
export function timedAfter(times: Timed[], now: Date): Timed {
  return between(Math.max(0, ...times.map(({ until }) => until)), Number.POSITIVE_INFINITY, now);
}

function between(from: number, until: number, now: Date): Timed {
  return { from, until, isInHtml: from <= now.getTime() && now.getTime() < until };
}

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
