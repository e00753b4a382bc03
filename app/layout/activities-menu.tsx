import { ChevronDown } from "lucide-react";
import { useWording } from "#app/site.ts";
import styles from "./activities-menu.module.css";
import { ActivitiesPanel } from "./activities-panel.tsx";
import { useCurrentPath } from "./page-link.tsx";

const PANEL = "activities-panel";

/**
 * A button with a popover, which works without JavaScript; activities-opening.ts adds opening on hover
 * and the arrow keys.
 */
export function ActivitiesMenu({ entryClass }: { entryClass: string | undefined }) {
  const wording = useWording();
  const isCurrent = useCurrentPath().startsWith("/activities/");
  return (
    <li className={styles.entry}>
      <button
        type="button"
        popoverTarget={PANEL}
        data-current={isCurrent}
        className={`${entryClass} ${styles.button}`}
      >
        {wording("Activities")}
        <ChevronDown className={styles.chevron} aria-hidden />
      </button>
      <div id={PANEL} popover="auto" className={styles.panel}>
        <ActivitiesPanel />
      </div>
    </li>
  );
}
