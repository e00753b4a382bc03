import { useEffect, useRef, useState } from "react";

// Half a card may be cut off by rounding or by an unfinished swipe; less than this is not.
const SLACK = 4;
const A_SMOOTH_SCROLL = 500;

type Position = { first: number; isAtStart: boolean; isAtEnd: boolean };

/** A row of children that the browser scrolls and snaps: where it stands, and moving it by so many children. */
export function useSnapRow() {
  const row = useRef<HTMLUListElement>(null);
  const lastMove = useRef({ to: 0, at: Number.NEGATIVE_INFINITY });
  const [position, setPosition] = useState<Position>({ first: 0, isAtStart: true, isAtEnd: true });

  // Reaches outside React: the row's own scrolling and size.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const read = () =>
      setPosition((last) => {
        const now = positionOf(element);
        const isSame = now.first === last.first && now.isAtStart === last.isAtStart;
        return isSame && now.isAtEnd === last.isAtEnd ? last : now;
      });
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, []);

  /** Answers the child that the row has been moved to. */
  function moveBy(step: number): Element | null {
    const element = row.current;
    if (!element) return null;
    const now = performance.now();
    const isMoving = now - lastMove.current.at < A_SMOOTH_SCROLL;
    const from = isMoving ? lastMove.current.to : position.first;
    const last = Math.round((element.scrollWidth - element.clientWidth) / stepOf(element));
    const to = Math.min(Math.max(from + step, 0), last);
    lastMove.current = { to, at: now };
    element.scrollTo({ left: to * stepOf(element) });
    return element.children[to] ?? null;
  }

  return { row, moveBy, ...position };
}

/** From the left edge of a child to that of the next, in pixels. */
function stepOf({ children, clientWidth }: HTMLElement): number {
  const [one, other] = [...children].map((child) => child.getBoundingClientRect().left);
  return one === undefined || other === undefined ? clientWidth : other - one;
}

function positionOf(element: HTMLElement): Position {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  return {
    first: Math.round(scrollLeft / stepOf(element)),
    isAtStart: scrollLeft <= SLACK,
    isAtEnd: scrollLeft >= scrollWidth - clientWidth - SLACK,
  };
}
