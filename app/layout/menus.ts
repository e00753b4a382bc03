// The menus work without scripts: this adds opening on hover, keys, and closing.

import { createHoverDelay, hasModifier } from "#app/browser/gestures.ts";
import { MIDDLE } from "#app/styles/breakpoints.ts";

/** The id of the drawer's element. */
export const DRAWER = "menu";

/** Milliseconds before the panel closes: the pointer may cut the corner between button and panel. */
const CLOSE_AFTER = 250;

/** The keys that move the focus through the panel's links, and by how many links. */
const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Closes the drawer when its page is left, or when a telephone is rotated and becomes wide enough for the wide menu. */
export function closeDrawerOnLeave(): void {
  const drawer = document.querySelector<HTMLDialogElement>(`#${DRAWER}`);
  if (!drawer) return;
  const close = () => drawer.close();
  matchMedia(MIDDLE).addEventListener("change", close);
  // Back from a fragment of the page ("/#first-visit") stays in the same document.
  addEventListener("popstate", close);
  addEventListener("pagehide", () => {
    close();
    // The browser may show this page again as it was left: only the part with the current page is to be unfolded then,
    // as when it was new.
    for (const strand of drawer.querySelectorAll("details")) {
      strand.open = strand.querySelector("[aria-current]") !== null;
    }
  });
}

/** Opens the Activities panel on hover and with the arrow keys, which then move through its links. */
export function openActivities(): void {
  const panel = document.querySelector<HTMLElement>("header [popover]");
  const entry = panel?.parentElement;
  const button = entry?.querySelector("button");
  if (!panel || !entry || !button) return;
  const delay = createHoverDelay(200, 300);
  let timer: number | undefined;
  let openedByHover = false;
  const close = () => panel.hidePopover?.();
  /** After this the panel is no longer closed when the mouse leaves it. */
  const keepOpen = () => {
    clearTimeout(timer);
    openedByHover = false;
  };

  entry.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer);
    const openByHover = () => {
      if (isOpen(panel)) return;
      openedByHover = true;
      panel.showPopover?.();
    };
    timer = window.setTimeout(openByHover, delay.openAfter(performance.now()));
  });
  entry.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer);
    const closeIfOpenedByHover = () => {
      if (openedByHover) close();
    };
    timer = window.setTimeout(closeIfOpenedByHover, CLOSE_AFTER);
  });
  // The mouse has opened the panel before the button is clicked. The browser would close it with that click: it stays.
  button.addEventListener("click", (event) => {
    if (openedByHover && isOpen(panel)) event.preventDefault();
    keepOpen();
  });

  // Screen readers learn whether the panel is open, also when this script has opened it.
  const updateExpanded = () => button.setAttribute("aria-expanded", String(isOpen(panel)));
  updateExpanded();
  panel.addEventListener("toggle", ({ newState }) => {
    updateExpanded();
    if (newState === "open") return;
    openedByHover = false;
    delay.recordClose(performance.now());
  });

  // The panel is fixed to the window, but the header is not at the window's top while there are notices above it.
  const placePanel = () => {
    const top = panel.closest("header")?.getBoundingClientRect().top ?? 0;
    panel.style.setProperty("--above-header", `${top}px`);
  };
  const placeOpenPanel = () => {
    if (isOpen(panel)) placePanel();
  };
  panel.addEventListener("beforetoggle", placePanel);
  addEventListener("scroll", placeOpenPanel, { passive: true });

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
  // A link may lead to a place within this page, and the browser may show this page again as it was left.
  panel.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) close();
  });
  addEventListener("pagehide", close);
}

/** Whether the panel is open. Browsers without popovers never open it, and there `matches` would throw. */
function isOpen(panel: HTMLElement): boolean {
  return CSS.supports("selector(:popover-open)") && panel.matches(":popover-open");
}
