import { TriangleAlert } from "lucide-react";
import styles from "./events-failed.module.css";

/** Says that the diary is out of reach, and what the visitor can do all the same. */
export function EventsFailed({ words }: { words: string }) {
  return (
    <div className={styles.box}>
      <TriangleAlert className={styles.icon} aria-hidden />
      <div>
        <p role="alert" className={styles.alert}>
          Failed to load events. Please try again later.
        </p>
        <p>{words}</p>
      </div>
    </div>
  );
}
