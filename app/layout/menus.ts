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
  // The browser may show this page again as it was left.
  addEventListener("pagehide", close);
}

/** Keeps the heading of the group in view that is opened in the drawer: one above it closes then, and all moves up. */
export function keepOpenGroupInView(): void {
  for (const group of document.querySelectorAll<HTMLDetailsElement>(`#${DRAWER} details`)) {
    group.addEventListener("toggle", () => {
      if (group.open) group.querySelector("summary")?.scrollIntoView({ block: "nearest" });
    });
  }
}

/** The parts of the Activities menu. */
type ActivitiesMenu = {
  /** The item of the header's list that has both. */
  entry: HTMLElement;
  button: HTMLButtonElement;
  panel: HTMLElement;
};

/** Opens the Activities panel on hover and with the arrow keys, which then move through its links. */
export function openActivities(): void {
  const panel = document.querySelector<HTMLElement>("header [popover]");
  const entry = panel?.parentElement;
  const button = entry?.querySelector("button");
  if (!panel || !entry || !button) return;
  const menu = { entry, button, panel };
  const keepOpen = openOnHover(menu);
  openByKeys(menu, keepOpen);
  closeOnLeave(menu);
  announceState(menu);
  placeBelowHeader(panel);
}

/**
 * Opens the panel while the mouse is over the menu. Returns a function that keeps the panel open, also when the mouse
 * leaves it.
 */
function openOnHover({ entry, button, panel }: ActivitiesMenu): () => void {
  const delay = createHoverDelay(200, 300);
  let timer: number | undefined;
  let openedByHover = false;
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
    timer = window.setTimeout(openByHover, delay.openAfter());
  });
  entry.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer);
    const closeIfOpenedByHover = () => {
      if (openedByHover) panel.hidePopover?.();
    };
    timer = window.setTimeout(closeIfOpenedByHover, CLOSE_AFTER);
  });
  // The mouse has opened the panel before the button is clicked. The browser would close it with that click: it stays.
  button.addEventListener("click", (event) => {
    if (openedByHover && isOpen(panel)) event.preventDefault();
    keepOpen();
  });
  panel.addEventListener("toggle", ({ newState }) => {
    if (newState === "open") return;
    openedByHover = false;
    delay.recordClose();
  });
  return keepOpen;
}

/** Opens the panel with the arrow down on its button. The keys of `steps` then move the focus through its links. */
function openByKeys({ button, panel }: ActivitiesMenu, keepOpen: () => void): void {
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
}

/** Closes the panel when the focus leaves the menu, when a link in it is chosen, and when the page is left. */
function closeOnLeave({ entry, panel }: ActivitiesMenu): void {
  const close = () => panel.hidePopover?.();
  entry.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !entry.contains(relatedTarget)) close();
  });
  // A link may lead to a place within this page, and the browser may show this page again as it was left.
  panel.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) close();
  });
  addEventListener("pagehide", close);
}

/** Tells screen readers whether the panel is open, also when this script has opened it. */
function announceState({ button, panel }: ActivitiesMenu): void {
  const updateExpanded = () => button.setAttribute("aria-expanded", String(isOpen(panel)));
  updateExpanded();
  panel.addEventListener("toggle", updateExpanded);
}

/**
 * The panel is fixed to the window, but the header is not at the window's top while there are notices above it, and in
 * large type it is higher than usual.
 */
function placeBelowHeader(panel: HTMLElement): void {
  const placePanel = () => {
    const header = panel.closest("header");
    if (!header) return;
    const top = header.getBoundingClientRect().top + header.clientHeight;
    panel.style.setProperty("--top", `${top}px`);
  };
  const placeOpenPanel = () => {
    if (isOpen(panel)) placePanel();
  };
  panel.addEventListener("beforetoggle", placePanel);
  addEventListener("scroll", placeOpenPanel, { passive: true });
}

/** Whether the panel is open. Browsers without popovers never open it, and there `matches` would throw. */
function isOpen(panel: HTMLElement): boolean {
  return CSS.supports("selector(:popover-open)") && panel.matches(":popover-open");
}
