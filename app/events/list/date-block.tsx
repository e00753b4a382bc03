import { type ChurchEvent, lastsDays } from "#app/events/event.ts";
import { numeralOf, shortWeekdayOf } from "#app/time/written-times.ts";
import styles from "./date-block.module.css";

/** The day in big numerals, "6 Sun", or the days, "28 to 30, Mon to Wed". The words beside it say it in full. */
export function DateBlock({ event }: { event: ChurchEvent }) {
  const { start, end } = event;
  const last = end && lastsDays(event) ? end : null;
  return (
    <p className={styles.date} aria-hidden="true">
      <b>{numeralOf(start)}</b> {last && <i>to {numeralOf(last)}</i>} {shortWeekdayOf(start)}
      {last && ` to ${shortWeekdayOf(last)}`}
    </p>
  );
}
