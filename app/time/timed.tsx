import { useMinute } from "./use-church-time.ts";
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

function between(from: number, until: number, now: Date): Timed {
  return { from, until, isInHtml: from <= now.getTime() && now.getTime() < until };
}

/** The key in the session's storage under which the ids of what a visitor has closed stand. */
export const CLOSED = "closed-notices";

// The same on every page, so that a Content-Security-Policy can name its hash.
const SHOW_TIMED = `{
  let closed = "";
  try { closed = sessionStorage.getItem("${CLOSED}") || closed } catch {}
  for (const element of document.currentScript.previousElementSibling.children) {
    const { from, until, id } = element.dataset;
    element.hidden = Date.now() < from || Date.now() >= until || closed.includes(id);
  }
}`;

/**
 * Stands directly after an element whose children are timed: shows and hides them by the visitor's
 * clock before anything is drawn, because the HTML may be weeks old.
 */
export function ShowTimed() {
  return <script>{SHOW_TIMED}</script>;
}

/** The attributes of timed elements, to the minute; those of the HTML while prerendering and hydrating. */
export function useTimed(): (timed: Timed, isClosed?: boolean) => object {
  const now = useMinute();
  return ({ from, until, isInHtml }, isClosed = false) => ({
    "data-from": from,
    "data-until": until,
    hidden: isClosed || !(now === null ? isInHtml : from <= now && now < until),
    // ShowTimed has been here before.
    suppressHydrationWarning: true,
  });
}
