import { quietWindows } from "./event-window.ts";
import styles from "./no-events.module.css";

export function NoEvents() {
  return (
    <div className={styles.card}>
      <img src={quietWindows[0]} alt="" width={120} height={156} />
      <div className={styles.words}>
        <h3>No Upcoming Events</h3>
        <p>Check back soon for new events</p>
      </div>
    </div>
  );
}
