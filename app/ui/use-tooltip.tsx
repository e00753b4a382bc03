import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { hoverDelay } from "./hover-delay.ts";
import styles from "./tooltip.module.css";

const delay = hoverDelay(700, 300);

/**
 * Shows an icon's name in words while the pointer or the keyboard's focus is on it. Spread `events`
 * on the control and put `bubble` inside it. The control carries `aria-label` all the same: a
 * tooltip never holds the only name.
 */
export function useTooltip(name: string) {
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<number>(undefined);

  function openAfter(milliseconds: number) {
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => setIsOpen(true), milliseconds);
  }

  function close() {
    clearTimeout(waiting.current);
    if (isOpen) delay.hasClosed(performance.now());
    setIsOpen(false);
  }

  // Reaches outside React: Escape closes a tooltip wherever the focus is.
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && setIsOpen(false);
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);

  // Reaches outside React: the timer must not outlive the control.
  useEffect(() => () => clearTimeout(waiting.current), []);

  return {
    events: {
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === "mouse" && openAfter(delay.before(performance.now())),
      onPointerLeave: close,
      onPointerDown: close,
      onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && openAfter(0),
      onBlur: close,
    },
    bubble: isOpen && (
      <span role="tooltip" className={styles.tooltip}>
        {name}
      </span>
    ),
  };
}
