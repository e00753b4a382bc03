import { type RefObject, useLayoutEffect, useRef } from "react";

const FADE_IN = 200; // milliseconds

/** Fades an element in when `content` changes. What stays in it may move then, and the fade hides that jump. */
export function useFadeIn(content: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const lastContent = useRef(content);

  // Reaches outside React: the browser's animations.
  useLayoutEffect(() => {
    if (lastContent.current === content) return;
    lastContent.current = content;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const fade = element.current?.animate({ opacity: [0, 1] }, FADE_IN);
    if (!fade) return;
    // Somebody may print meanwhile, and pale words cannot be read on paper.
    const finish = () => fade.finish();
    addEventListener("beforeprint", finish);
    return () => removeEventListener("beforeprint", finish);
  }, [content]);

  return element;
}
