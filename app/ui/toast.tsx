import { TriangleAlert, X } from "lucide-react";
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import styles from "./toast.module.css";

const DURATION = 8000; // milliseconds

/** `id` makes a second toast with the same words a new element, which is read out again. */
type Toast = { id: number; words: string };

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function setToast(next: Toast | null): void {
  current = next;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** Shows a message for 8 seconds, in place of any other. */
export function showToast(words: string): void {
  count += 1;
  setToast({ id: count, words });
}

const close = () => setToast(null);

/** Renders the current toast; once per page. Hover and focus pause its timer. */
export function Toasts() {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const focusedBefore = useRef<EventTarget>(null);
  const isPaused = isPointedAt || isFocused;

  // Reaches outside React: a timer.
  useEffect(() => {
    if (!toast || isPaused) return;
    const timer = setTimeout(close, DURATION);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    setIsFocused(true);
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  }

  /** Closing removes the focused button, so the focus goes back to where it came from. */
  function closeByButton() {
    const before = focusedBefore.current;
    const canReturn = before instanceof HTMLElement && before.isConnected;
    (canReturn ? before : document.querySelector("h1"))?.focus({ preventScroll: true });
    setIsPointedAt(false);
    close();
  }

  return (
    <div
      role="status"
      className={styles.foot}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={enter}
      onBlur={() => setIsFocused(false)}
    >
      {toast && (
        <div className={styles.toast}>
          <TriangleAlert className={styles.icon} aria-hidden />
          <span key={toast.id}>{toast.words}</span>
          <button type="button" aria-label="Close" className={styles.close} onClick={closeByButton}>
            <X aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
