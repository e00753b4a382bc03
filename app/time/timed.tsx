import { useMinute } from "./use-church-time.ts";
import { type WallTime, withOffset } from "./wall-time.ts";

/** When something of the HTML is to be seen: milliseconds since 1970, `until` excluded. */
export type Timed = { from: number; until: number; isInHtml: boolean };

/** Something that is seen between two of the church's times, for a page that is built at `now`. */
export function timed(from: WallTime, until: WallTime, now: Date): Timed {
  const stretch = { from: Date.parse(withOffset(from)), until: Date.parse(withOffset(until)) };
  return { ...stretch, isInHtml: stretch.from <= now.getTime() && now.getTime() < stretch.until };
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
