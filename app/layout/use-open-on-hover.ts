import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { hoverDelay } from "#app/ui/hover-delay.ts";

const delay = hoverDelay(200, 300);

// In milliseconds: time for the pointer to cut the corner between button and panel.
const CLOSE_AFTER = 250;

/**
 * Opens a popover while a mouse rests on it or its button. A click on the button of a popover that
 * opened this way keeps it open, where the browser would close it again.
 */
export function useOpenOnHover(popover: RefObject<HTMLElement | null>) {
  const timer = useRef<number>(undefined);
  const openedByHover = useRef(false);

  // Reaches outside React: the timer must not outlive the menu.
  useEffect(() => () => clearTimeout(timer.current), []);

  function enter({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(open, delay.openAfter(performance.now()));
  }

  function open() {
    if (isPopoverOpen(popover.current)) return;
    openedByHover.current = true;
    popover.current?.showPopover?.();
  }

  function leave({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (!openedByHover.current) return;
    timer.current = window.setTimeout(() => popover.current?.hidePopover?.(), CLOSE_AFTER);
  }

  /** From here on the popover is no longer closed when the mouse leaves it. */
  function cancel() {
    clearTimeout(timer.current);
    openedByHover.current = false;
  }

  return {
    events: { onPointerEnter: enter, onPointerLeave: leave },
    cancel,
    keepOpen(event: MouseEvent) {
      if (openedByHover.current && isPopoverOpen(popover.current)) event.preventDefault();
      cancel();
    },
    recordToggle(isNowOpen: boolean) {
      if (isNowOpen) return;
      openedByHover.current = false;
      delay.recordClose(performance.now());
    },
  };
}

/** False in browsers without popovers, where `matches` would throw. */
export function isPopoverOpen(popover: Element | null): boolean {
  return CSS.supports("selector(:popover-open)") && popover?.matches(":popover-open") === true;
}
