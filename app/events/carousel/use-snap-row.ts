import { useEffect, useRef, useState } from "react";

// In pixels: how far from an end still counts as the end, because browsers round.
const TOLERANCE = 4;

type Position = { first: number; isAtStart: boolean; isAtEnd: boolean };

/** A row with scroll snapping: its scroll position, and `moveBy` to scroll it by a number of children. */
export function useSnapRow() {
  const row = useRef<HTMLUListElement>(null);
  // The index of the child that `moveBy` is scrolling to; null while the row rests or the visitor scrolls it.
  const target = useRef<number>(null);
  // The HTML does not know how wide the row is: where there is room for all, its style hides the buttons.
  const [position, setPosition] = useState<Position>({ first: 0, isAtStart: true, isAtEnd: false });

  // Reaches outside React: the row's own scrolling, size and children.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const clearTarget = () => {
      target.current = null;
    };
    const read = () => {
      const now = positionOf(element);
      if (now.first === target.current) clearTarget();
      setPosition((last) => {
        const isSame = now.first === last.first && now.isAtStart === last.isAtStart;
        return isSame && now.isAtEnd === last.isAtEnd ? last : now;
      });
    };
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    const children = new MutationObserver(read);
    children.observe(element, { childList: true });
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    element.addEventListener("scroll", read, options);
    // Safari before 26.2 has no `scrollend`: there a wheel or a pointer tells that the visitor scrolls.
    for (const kind of ["scrollend", "wheel", "pointerdown"]) {
      element.addEventListener(kind, clearTarget, options);
    }
    return () => {
      sizes.disconnect();
      children.disconnect();
      listeners.abort();
    };
  }, []);

  /** Returns the child that the row scrolls to. */
  function moveBy(step: number): Element | null {
    const element = row.current;
    if (!element) return null;
    const from = target.current ?? positionOf(element).first;
    const last = Math.round((element.scrollWidth - element.clientWidth) / stepOf(element));
    const to = Math.min(Math.max(from + step, 0), last);
    if (to !== positionOf(element).first) target.current = to;
    element.scrollTo({ left: to * stepOf(element) });
    return element.children[to] ?? null;
  }

  return { row, moveBy, ...position };
}

/** From the left edge of one child to that of the next, in pixels. */
function stepOf({ children, clientWidth }: HTMLElement): number {
  const [one, other] = [...children].map((child) => child.getBoundingClientRect().left);
  return one === undefined || other === undefined ? clientWidth : other - one;
}

function positionOf(element: HTMLElement): Position {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  return {
    first: Math.round(scrollLeft / stepOf(element)),
    isAtStart: scrollLeft <= TOLERANCE,
    isAtEnd: scrollLeft >= scrollWidth - clientWidth - TOLERANCE,
  };
}
