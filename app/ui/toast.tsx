import { TriangleAlert, X } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import styles from "./toast.module.css";

const SHOWN_FOR = 8000;

const ShowToast = createContext<(words: string) => void>(() => {});

/** Says something at the foot of the window for a few seconds. */
export function useToast(): (words: string) => void {
  return useContext(ShowToast);
}

/** The place where toasts are shown; one at a time, the newest. It waits while it is pointed at or focused. */
export function Toasts({ children }: { children: ReactNode }) {
  const [words, setWords] = useState<string | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const close = useCallback(() => {
    setWords(null);
    setIsHeld(false);
  }, []);

  // Reaches outside React: a timer.
  useEffect(() => {
    if (words === null || isHeld) return;
    const timer = setTimeout(close, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [words, isHeld, close]);

  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  };

  return (
    <ShowToast value={setWords}>
      {children}
      <div role="status" className={styles.place} {...hold}>
        {words !== null && (
          <div className={styles.toast}>
            <TriangleAlert className={styles.icon} aria-hidden />
            {words}
            <button type="button" aria-label="Close" className={styles.close} onClick={close}>
              <X aria-hidden />
            </button>
          </div>
        )}
      </div>
    </ShowToast>
  );
}
