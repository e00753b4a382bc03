import { hasModifier, hoverDelay } from "#app/ui/gestures.ts";

// In milliseconds: time for the pointer to cut the corner between button and panel.
const CLOSE_AFTER = 250;

/** Opens the Activities panel on hover and with the arrow keys, which go through its links too. */
export function openActivities(): void {
  const panel = document.querySelector<HTMLElement>("header [popover]");
  const entry = panel?.parentElement;
  const button = entry?.querySelector("button");
  if (!panel || !entry || !button) return;
  const { keepOpen } = openOnHover(panel, entry, button);

  // Until now the browser said it itself, for a button with `popovertarget`.
  const sayIfOpen = () => button.setAttribute("aria-expanded", String(isOpen(panel)));
  sayIfOpen();
  panel.addEventListener("toggle", sayIfOpen);

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
    const links = [...panel.querySelectorAll("a")];
    const here = links.indexOf(event.target as HTMLAnchorElement);
    const index = indexAfterKey(event, here, links.length);
    if (index === null) return;
    event.preventDefault();
    links[index]?.focus();
  });

  const close = () => panel.hidePopover?.();
  entry.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !entry.contains(relatedTarget)) close();
  });
  // A link may lead within the page, and the browser may show a page again as it was left.
  panel.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) close();
  });
  addEventListener("pagehide", close);
}

/**
 * Opens the panel while a mouse rests on it or its button. A click on the button of a panel that opened
 * this way keeps it open, where the browser would close it again.
 */
function openOnHover(panel: HTMLElement, entry: HTMLElement, button: HTMLElement) {
  const delay = hoverDelay(200, 300);
  let timer: number | undefined;
  let openedByHover = false;

  entry.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (isOpen(panel)) return;
      openedByHover = true;
      panel.showPopover?.();
    }, delay.openAfter(performance.now()));
  });
  entry.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer);
    if (openedByHover) timer = window.setTimeout(() => panel.hidePopover?.(), CLOSE_AFTER);
  });

  /** From here on the panel is no longer closed when the mouse leaves it. */
  const keepOpen = () => {
    clearTimeout(timer);
    openedByHover = false;
  };
  button.addEventListener("click", (event) => {
    if (openedByHover && isOpen(panel)) event.preventDefault();
    keepOpen();
  });

  panel.addEventListener("toggle", ({ newState }) => {
    if (newState === "open") return;
    openedByHover = false;
    delay.recordClose(performance.now());
  });

  return { keepOpen };
}

/** False in browsers without popovers, where `matches` would throw. */
function isOpen(panel: HTMLElement): boolean {
  return CSS.supports("selector(:popover-open)") && panel.matches(":popover-open");
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/**
 * The index that a key moves the focus to, from `index` in a list of `count` links, without wrapping at
 * the ends; null for any other key.
 */
export function indexAfterKey(pressed: Key, index: number, count: number): number | null {
  if (hasModifier(pressed)) return null;
  if (pressed.key === "Home") return 0;
  if (pressed.key === "End") return count - 1;
  const step = steps[pressed.key];
  return step === undefined ? null : Math.min(Math.max(index + step, 0), count - 1);
}
