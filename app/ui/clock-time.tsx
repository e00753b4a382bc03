import { clockOn } from "#app/time/written-times.ts";
import styles from "./clock-time.module.css";

/** A time of day in large type, 11:30 with a small AM. `clock` is on 24 hours, "11:30". */
export function ClockTime({ clock }: { clock: string }) {
  const [time, meridiem] = clockOn(clock).split(" ");
  return (
    <time dateTime={clock} className={styles.time}>
      {time} <span>{meridiem}</span>
    </time>
  );
}
