import { TriangleAlert, X } from "lucide-react";
import button from "./button.module.css";
import styles from "./toast.module.css";

/** Where show-toast.ts shows its messages; once per page. A region that is there all the time is read out when it changes. */
export function Toasts() {
  return (
    <div role="status" className={`${styles.foot} not-printed`}>
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
