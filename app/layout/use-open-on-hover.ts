import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { hoverDelay } from "#app/ui/hover-delay.ts";

const delay = hoverDelay(200, 300);

// Long enough to cross a corner of the page on the way into the panel.
const CLOSE_AFTER = 250;

/**
 * Opens a popover while a mouse rests on it or its button. A click on the button of a popover that
 * opened this way keeps it open, where the browser would close it again.
 */
export function useOpenOnHover(popover: RefObject<HTMLElement | null>) {
  const waiting = useRef<number>(undefined);
  const openedByHover = useRef(false);

  // Reaches outside React: the timer must not outlive the menu.
  useEffect(() => () => clearTimeout(waiting.current), []);

  function enter({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse") return;
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(open, delay.before(performance.now()));
  }

  function open() {
    if (isShown(popover.current)) return;
    openedByHover.current = true;
    popover.current?.showPopover?.();
  }

  function leave({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse") return;
    clearTimeout(waiting.current);
    if (!openedByHover.current) return;
    waiting.current = window.setTimeout(() => popover.current?.hidePopover?.(), CLOSE_AFTER);
  }

  /** From here on the popover stays open although the mouse leaves it. */
  function forget() {
    clearTimeout(waiting.current);
    openedByHover.current = false;
  }

  return {
    events: { onPointerEnter: enter, onPointerLeave: leave },
    forget,
    keepOpen(event: MouseEvent) {
      if (openedByHover.current && isShown(popover.current)) event.preventDefault();
      forget();
    },
    hasToggled(isNowOpen: boolean) {
      if (isNowOpen) return;
      openedByHover.current = false;
      delay.hasClosed(performance.now());
    },
  };
}

/** Whether a popover is open. A browser that knows no popovers has none open. */
export function isShown(popover: Element | null): boolean {
  return CSS.supports("selector(:popover-open)") && popover?.matches(":popover-open") === true;
}
