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
  const close = () => panel.hidePopover?.();

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
    const [before, after] = [Math.max(here - 1, 0), here + 1];
    const destinations = new Map([
      ["ArrowDown", after],
      ["ArrowRight", after],
      ["ArrowUp", before],
      ["ArrowLeft", before],
      ["Home", 0],
      ["End", links.length - 1],
    ]);
    const destination = destinations.get(event.key);
    if (destination === undefined || hasModifier(event)) return;
    event.preventDefault();
    links[destination]?.focus();
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

/** A click on the button of a panel that the mouse has opened keeps it open, where the browser would close it again. */
function openOnHover(panel: HTMLElement, entry: HTMLElement, button: HTMLElement) {
  const delay = hoverDelay(200, 300);
  let timer: number | undefined;
  let openedByHover = false;

  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(then, milliseconds);
  };
  entry.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    wait(delay.openAfter(performance.now()), () => {
      if (isOpen(panel)) return;
      openedByHover = true;
      panel.showPopover?.();
    });
  });
  entry.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    wait(CLOSE_AFTER, () => openedByHover && panel.hidePopover?.());
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
