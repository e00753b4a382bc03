// What the script adds to both menus.

import { hasModifier, hoverDelay } from "#app/browser/gestures.ts";
import { MIDDLE } from "#app/styles/breakpoints.ts";

/** The id of the drawer. */
export const DRAWER = "menu";

// In milliseconds: time for the pointer to cut the corner between button and panel.
const CLOSE_AFTER = 250;

/** For each key that goes through the panel's links, how far. */
const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Closes the drawer when its page is left, or when a rotated telephone has become a screen with the wide menu. */
export function closeDrawerOnLeave(): void {
  const drawer = document.querySelector<HTMLDialogElement>(`#${DRAWER}`);
  if (!drawer) return;
  const close = () => drawer.close();
  matchMedia(MIDDLE).addEventListener("change", close);
  // Back from a fragment of the page stays in the document.
  addEventListener("popstate", close);
  addEventListener("pagehide", () => {
    close();
    // The browser may show this page again as it was left; by then it unfolds where one is, as when it was new.
    for (const strand of drawer.querySelectorAll("details")) {
      strand.open = strand.querySelector("[aria-current]") !== null;
    }
  });
}

/** Opens the Activities panel on hover and with the arrow keys, which go through its links too. */
export function openActivities(): void {
  const panel = document.querySelector<HTMLElement>("header [popover]");
  const entry = panel?.parentElement;
  const button = entry?.querySelector("button");
  if (!panel || !entry || !button) return;
  const delay = hoverDelay(200, 300);
  let timer: number | undefined;
  let openedByHover = false;
  const close = () => panel.hidePopover?.();
  /** From here on the panel is no longer closed when the mouse leaves it. */
  const keepOpen = () => {
    clearTimeout(timer);
    openedByHover = false;
  };

  entry.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer);
    const open = () => {
      if (isOpen(panel)) return;
      openedByHover = true;
      panel.showPopover?.();
    };
    timer = window.setTimeout(open, delay.openAfter(performance.now()));
  });
  entry.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer);
    timer = window.setTimeout(() => openedByHover && close(), CLOSE_AFTER);
  });
  // A click on the button of a panel that the mouse has opened keeps it open: the browser would close it again.
  button.addEventListener("click", (event) => {
    if (openedByHover && isOpen(panel)) event.preventDefault();
    keepOpen();
  });

  // Until now the browser said it itself, for a button with `popovertarget`.
  const sayIfOpen = () => button.setAttribute("aria-expanded", String(isOpen(panel)));
  sayIfOpen();
  panel.addEventListener("toggle", ({ newState }) => {
    sayIfOpen();
    if (newState === "open") return;
    openedByHover = false;
    delay.recordClose(performance.now());
  });

  // The panel is fixed to the window, and the header is not at its top while there are notices above it.
  const place = () => {
    const top = panel.closest("header")?.getBoundingClientRect().top ?? 0;
    panel.style.setProperty("--above-header", `${top}px`);
  };
  panel.addEventListener("beforetoggle", place);
  addEventListener("scroll", () => isOpen(panel) && place(), { passive: true });

  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" || hasModifier(event)) return;
    event.preventDefault();
    keepOpen();
    panel.showPopover?.();
    panel.querySelector("a")?.focus();
  });
  panel.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    if (step === undefined || hasModifier(event)) return;
    event.preventDefault();
    const links = [...panel.querySelectorAll("a")];
    const next = links.indexOf(event.target as HTMLAnchorElement) + step;
    links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
  });
  entry.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !entry.contains(relatedTarget)) close();
  });
  // A link may lead within the page, and the browser may show a page again as it was left.
  panel.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) close();
  });
  addEventListener("pagehide", close);
}

/** False in browsers without popovers, where `matches` would throw. */
function isOpen(panel: HTMLElement): boolean {
  return CSS.supports("selector(:popover-open)") && panel.matches(":popover-open");
}
