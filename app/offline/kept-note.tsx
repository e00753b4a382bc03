import { PageStyles } from "#app/ui/page-styles.tsx";
import styles from "./kept-note.module.css";

/** The address of the page itself: its link loads it again. */
export const AGAIN = "";

/**
 * What the service worker puts at the head of a copy, taken at build time from the page where this stands. It says
 * what was, and so stays true when the signal is back.
 */
export function KeptNote() {
  return (
    <template id="kept-note">
      <PageStyles />
      <div className={styles.band}>
        <p className="wrap">
          There was no signal, so this is the copy that your device has kept
          <span data-as-of>
            : the page as it was on <slot name="day" />
          </span>
          . <a href={AGAIN}>Try again</a>
        </p>
      </div>
    </template>
  );
}
