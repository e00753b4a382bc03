import { useEffect, useLayoutEffect, useRef, useState } from "react";

// In milliseconds.
const STAYS = 18_000;
const FADES = 900;

/**
 * Turns the pages of an element whose content flows into columns as wide as itself, until a click or the space bar has
 * it stand still. `title` is of what the shown column has to say that is headed on one before.
 */
export function useTurning() {
  const flow = useRef<HTMLElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [title, setTitle] = useState("");

  // Reaches outside React: time.
  useEffect(() => {
    if (isPaused) return;
    const turning = setInterval(() => {
      if (!flow.current) return;
      turn(flow.current);
      setTitle(titleOf(flow.current));
    }, STAYS);
    return () => clearInterval(turning);
  }, [isPaused]);

  // Reaches outside React: wherever a visitor presses.
  useEffect(() => {
    const pause = () => setPaused((before) => !before);
    const pauseBySpace = (press: KeyboardEvent) => {
      // A button is clicked by it.
      if (press.key !== " " || press.target instanceof HTMLButtonElement) return;
      press.preventDefault();
      pause();
    };
    const listeners = new AbortController();
    addEventListener("click", pause, listeners);
    addEventListener("keydown", pauseBySpace, listeners);
    return () => listeners.abort();
  }, []);

  // Reaches outside React: what is new may stand in another column.
  useLayoutEffect(() => {
    if (flow.current) setTitle(titleOf(flow.current));
  });

  return { flow, title, isPaused };
}

function turn(flow: HTMLElement): void {
  // Of which `clientWidth` is rounded.
  const { width } = flow.getBoundingClientRect();
  const columns = Math.round(flow.scrollWidth / width);
  // Small screens have all below each other.
  if (columns < 2) return;
  flow.scrollLeft = ((Math.round(flow.scrollLeft / width) + 1) % columns) * width;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  flow.animate({ opacity: [0, 1] }, FADES);
}

/** The headings of all that has a part in the shown column. */
function titleOf(flow: HTMLElement): string {
  const { left, right } = flow.getBoundingClientRect();
  const isShown = ({ left: from, right: to }: DOMRect) => from < right - 1 && to > left + 1;
  return [...flow.querySelectorAll("section")]
    .filter((section) => {
      const parts = [...section.getClientRects()];
      const isPanel = section.parentElement === flow;
      return parts.slice(isPanel ? 0 : 1).some(isShown);
    })
    .map((section) => section.querySelector("h2, h3")?.textContent)
    .join(", ");
}
