import { A_MINUTE, onEachMinute } from "./clock.ts";

/** The key in the session's storage under which the ids of the notices stand that a visitor has closed. */
export const CLOSED = "closed-notices";

/** No zone's time is further from UTC. */
const FURTHEST = 14 * 60 * A_MINUTE;

const written = new WeakMap<Element, string>();

/** Keeps what the clock changes outside islands right on a page that stays open: what has its span, and the year. */
export function startTimedVisibility(): void {
  const show = () => {
    showTimed(document.querySelectorAll<HTMLElement>("[data-until]"), CLOSED);
    for (const element of document.querySelectorAll<HTMLElement>("[data-year-in]")) {
      writeWords(element, yearIn(element.dataset.yearIn, Date.now()));
    }
  };
  show();
  onEachMinute(show);
}

/**
 * Hides what is outside its span by the visitor's clock, or was closed, and shows the rest. Pages have this
 * function in their HTML, too (TimedScript): it uses nothing from outside itself.
 */
export function showTimed(elements: Iterable<HTMLElement>, closedKey: string): void {
  let closed = "";
  try {
    closed = sessionStorage.getItem(closedKey) || "";
  } catch {
    // Storage is forbidden.
  }
  for (const element of elements) {
    const { from, until, notice = "none" } = element.dataset;
    const isOutside = Date.now() < Number(from) || Date.now() >= Number(until);
    element.hidden = isOutside || closed.includes(notice);
  }
}

/**
 * Writes words into an element, where there is one, unless they stand there already or are the last that were
 * written: what a browser has translated since is left alone while it is right.
 */
export function writeWords(element: Element | null, words: string): void {
  if (!element || (written.get(element) ?? element.textContent) === words) return;
  written.set(element, words);
  element.textContent = words;
}

/**
 * The year in a time zone. Only at New Year does it depend on the zone: the first question about one keeps
 * a telephone busy for a tenth of a second.
 */
function yearIn(timeZone: string | undefined, now: number): string {
  const [inTheWest, inTheEast] = [-FURTHEST, FURTHEST].map((away) => new Date(now + away));
  const year = inTheWest?.getUTCFullYear();
  if (year === inTheEast?.getUTCFullYear()) return String(year);
  return new Date(now).toLocaleDateString("en-GB", { timeZone, year: "numeric" });
}
