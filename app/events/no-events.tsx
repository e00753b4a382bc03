import { quietWindow } from "#app/events/parts/event-window.ts";
import styles from "./no-events.module.css";

/** Said when the diary is empty. `heading` is the rank its heading has on the page. */
export function NoEvents({ heading: Heading }: { heading: "h2" | "h3" }) {
  return (
    <div className={styles.card}>
      <img src={quietWindow(0).full} alt="" width={120} height={156} />
      <div className={styles.words}>
        <Heading className={styles.heading}>No Upcoming Events</Heading>
        <p>Check back soon for new events</p>
      </div>
    </div>
  );
}
