import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isOverlay } from "#app/ui/overlay-history.ts";
import { useMovingWindow } from "./moving-window.ts";

/** After a navigation: scrolls to the top or to the hash, and moves the focus for screen readers. */
export function RouteChange() {
  const { pathname, hash, key, state } = useLocation();
  const action = useNavigationType();
  const lastLocation = useRef({ pathname, key, state });

  // Reaches outside React: turns the browser's scroll restoration off, because every page opens at its
  // top; but on again when the document is left, for a reload to keep its scroll position.
  useEffect(() => {
    disableScrollRestoration();
    window.addEventListener("pageshow", disableScrollRestoration);
    window.addEventListener("pagehide", enableScrollRestoration);
    return () => {
      window.removeEventListener("pageshow", disableScrollRestoration);
      window.removeEventListener("pagehide", enableScrollRestoration);
    };
  }, []);

  // Reaches outside React: the window's scroll position and the focus. `key` is new for each navigation,
  // also within a page; on the first load the browser scrolls.
  useLayoutEffect(() => {
    const last = lastLocation.current;
    if (last.key === key) return;
    lastLocation.current = { pathname, key, state };
    const isNewPage = last.pathname !== pathname;
    const isBackOrForward = action === "POP";
    // Overlays that open or close keep the scroll position, and have moved the focus themselves.
    const isOverlayClosed = action === "REPLACE" || (isBackOrForward && isOverlay(last));
    if (!isNewPage && (isOverlayClosed || isOverlay({ state }))) return;
    const section = hash && document.getElementById(idIn(hash));
    if (section) showSection(section, isNewPage ? "instant" : "smooth");
    else if (isNewPage || !hash) showFromTop();
  }, [pathname, hash, key, state, action]);

  useMovingWindow();
  return null;
}

/**
 * Scrolls to the top and focuses the heading, not <main>: screen readers read a focused heading, and
 * only say "main" for the landmark.
 */
export function showFromTop(): void {
  window.scrollTo(0, 0);
  document.querySelector("h1")?.focus({ preventScroll: true });
}

function showSection(section: HTMLElement, behavior: "smooth" | "instant"): void {
  const isMotionReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: isMotionReduced ? "instant" : behavior });
}

function disableScrollRestoration(): void {
  window.history.scrollRestoration = "manual";
}

function enableScrollRestoration(): void {
  window.history.scrollRestoration = "auto";
}

function idIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    // Malformed percent-encoding, "#%" for instance.
    return id;
  }
}
