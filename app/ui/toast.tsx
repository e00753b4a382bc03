import { TriangleAlert, X } from "lucide-react";
import button from "./button.module.css";
import styles from "./toast.module.css";

/**
 * The place where show-toast.ts shows its messages, once on each page. Screen readers only read out a change in a region
 * that was there before.
 */
export function Toasts() {
  return (
    <div role="status" className={`${styles.place} not-printed`}>
      <template id="toast">
        <div className={`level ${styles.toast}`}>
          <TriangleAlert className={styles.icon} aria-hidden />
          <span />
          <button
            type="button"
            aria-label="Close"
            className={`${button.icon} ${button.plain} ${styles.close}`}
          >
            <X aria-hidden />
          </button>
        </div>
      </template>
    </div>
  );
}
