import { onEachMinute } from "./clock.ts";

/** The key in the session's storage under which the ids of the notices stand that a visitor has closed. */
export const CLOSED = "closed-notices";

const written = new WeakMap<Element, string>();

/** Keeps what the clock changes outside islands right on a page that stays open: what has its span, and the year. */
export function startTimedVisibility(): void {
  onEachMinute((minute) => {
    showTimed(document.querySelectorAll<HTMLElement>("[data-until]"), CLOSED);
    // At New Year the church's clock shows UTC.
    const year = String(new Date(minute).getUTCFullYear());
    for (const element of document.querySelectorAll("[data-this-year]")) writeWords(element, year);
  });
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
    const isBeingRead = element.querySelector("details[open]");
    element.hidden = isOutside || (closed.includes(notice) && !isBeingRead);
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
