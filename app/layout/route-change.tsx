import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isOverlay } from "#app/ui/overlay-history.ts";

/** Brings a newly opened page to its top, or to the place its address names, and reads out its heading. */
export function RouteChange() {
  const { pathname, hash, key, state } = useLocation();
  const action = useNavigationType();
  const lastVisit = useRef({ pathname, key, state });

  // Reaches outside React: the browser must not go back to where a page was left, because every
  // page opens at its top; but a page that is loaded again may stay where it was.
  useEffect(() => {
    startAtTop();
    window.addEventListener("pageshow", startAtTop);
    window.addEventListener("pagehide", startWhereLeft);
    return () => {
      window.removeEventListener("pageshow", startAtTop);
      window.removeEventListener("pagehide", startWhereLeft);
    };
  }, []);

  // Reaches outside React: the window's scroll position and the focus. `key` is new for each visit,
  // to the page shown as well; the page first loaded is the browser's to place.
  useLayoutEffect(() => {
    const last = lastVisit.current;
    if (last.key === key) return;
    lastVisit.current = { pathname, key, state };
    const isNewPage = last.pathname !== pathname;
    const isBackOrForward = action === "POP";
    // What opens and closes over a page leaves it where it is, and has put the focus where it belongs.
    const hasClosed = action === "REPLACE" || (isBackOrForward && isOverlay(last));
    if (!isNewPage && (hasClosed || isOverlay({ state }))) return;
    // Back and Forward open a page at its top as well, whatever section was looked at before.
    if (hash && !(isNewPage && isBackOrForward)) {
      showSection(idIn(hash), isNewPage ? "instant" : "smooth");
    } else {
      showFromTop();
    }
  }, [pathname, hash, key, state, action]);

  return null;
}

/**
 * Shows the page from its top and has its heading read out. The heading, not <main>: screen readers
 * read a focused heading and only say "main" for the landmark.
 */
export function showFromTop(): void {
  window.scrollTo(0, 0);
  document.querySelector("h1")?.focus({ preventScroll: true });
}

/**
 * Brings a section of the page into view, at once for visitors who asked for less motion, and lets
 * the keyboard go on from there.
 */
function showSection(id: string, behavior: "smooth" | "instant"): void {
  const section = document.getElementById(id);
  if (!section) return;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: isStill ? "instant" : behavior });
}

function startAtTop(): void {
  window.history.scrollRestoration = "manual";
}

function startWhereLeft(): void {
  window.history.scrollRestoration = "auto";
}

function idIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    // Somebody's own typing, "#%" for instance.
    return id;
  }
}
