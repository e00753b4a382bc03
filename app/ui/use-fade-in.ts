import { useLayoutEffect, useRef } from "react";

const FADE_IN = 200; // milliseconds

/** Fades an element in when `content` changes: what stays of it moves, and the fade hides the jump. */
export function useFadeIn(content: string) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(content);

  // Reaches outside React: the browser's animations.
  useLayoutEffect(() => {
    if (last.current === content) return;
    last.current = content;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    element.current?.animate({ opacity: [0, 1] }, FADE_IN);
  }, [content]);

  return element;
}
