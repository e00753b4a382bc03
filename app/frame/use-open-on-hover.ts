import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { hoverDelay } from "#app/ui/hover-delay.ts";

const delay = hoverDelay(200, 300);

// Long enough to cross a corner of the page on the way into the panel.
const CLOSE_AFTER = 250;

/**
 * Opens a popover while a mouse rests on it or its button. A click on the button of a popover that
 * opened this way keeps it open, where the browser would close it again.
 */
export function useOpenOnHover(popover: RefObject<HTMLElement | null>, isOpen: boolean) {
  const waiting = useRef<number>(undefined);
  const openedByHover = useRef(false);

  // Reaches outside React: the timer must not outlive the menu.
  useEffect(() => () => clearTimeout(waiting.current), []);

  function enter({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse") return;
    clearTimeout(waiting.current);
    if (isOpen) return;
    waiting.current = window.setTimeout(() => {
      if (popover.current?.matches(":popover-open")) return;
      openedByHover.current = true;
      popover.current?.showPopover();
    }, delay.before(performance.now()));
  }

  function leave({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse") return;
    clearTimeout(waiting.current);
    if (!openedByHover.current) return;
    waiting.current = window.setTimeout(() => popover.current?.hidePopover(), CLOSE_AFTER);
  }

  return {
    events: { onPointerEnter: enter, onPointerLeave: leave },
    keepOpen(event: MouseEvent) {
      clearTimeout(waiting.current);
      if (openedByHover.current && isOpen) event.preventDefault();
      openedByHover.current = false;
    },
    hasToggled(isNowOpen: boolean) {
      if (isNowOpen) return;
      openedByHover.current = false;
      delay.hasClosed(performance.now());
    },
  };
}
