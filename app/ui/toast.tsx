import { TriangleAlert, X } from "lucide-react";
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import styles from "./toast.module.css";

const SHOWN_FOR = 8000;

/** `id` tells a second toast from the first where both say the same. */
type Toast = { id: number; words: string };

let newest: Toast | null = null;
let count = 0;
const watchers = new Set<() => void>();

function change(next: Toast | null): void {
  newest = next;
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** Says something at the foot of the window for a few seconds. One toast at a time, the newest. */
export function showToast(words: string): void {
  count += 1;
  change({ id: count, words });
}

const close = () => change(null);

/** Where toasts are shown; stands once on each page. A toast stays while it is pointed at or focused. */
export function Toasts() {
  const toast = useSyncExternalStore(
    watch,
    () => newest,
    () => null,
  );
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  const isHeld = isPointedAt || isFocused;

  // Reaches outside React: a timer.
  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(close, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    setIsFocused(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  /** The button goes with the toast, so the keyboard goes on from where it was before. */
  function closeByButton() {
    const before = cameFrom.current;
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
