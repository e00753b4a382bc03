import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { hoverDelay } from "./hover-delay.ts";
import styles from "./tooltip.module.css";

const delay = hoverDelay(700, 300);

/**
 * A tooltip on hover and on keyboard focus. Spread `events` on the control and render `bubble` inside it.
 * The control needs an `aria-label` all the same.
 */
export function useTooltip(name: string) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<number>(undefined);

  function openAfter(milliseconds: number) {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsOpen(true), milliseconds);
  }

  function close() {
    clearTimeout(timer.current);
    if (isOpen) delay.recordClose(performance.now());
    setIsOpen(false);
  }

  // Reaches outside React: Escape closes a tooltip wherever the focus is, from the moment it is seen.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && setIsOpen(false);
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);

  // Reaches outside React: the timer must not outlive the control.
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    events: {
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === "mouse" && openAfter(delay.openAfter(performance.now())),
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
