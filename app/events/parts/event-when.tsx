import { type ChurchEvent, lastsSeveralDays } from "#app/events/event.ts";
import { timesOf } from "#app/events/event-text.ts";
import type { DayStyle } from "#app/time/written-times.ts";
import styles from "./event-when.module.css";

export function EventWhen({ event, style }: { event: ChurchEvent; style: DayStyle }) {
  const { dateTime, day, clock, suffix } = timesOf(event, style);
  const words = (
    <>
      <time dateTime={dateTime}>
        {day}
        {clock && (
          <>
            {" "}
            <span>{clock}</span>
          </>
        )}
      </time>
      {suffix.startsWith(" ") && " "}
      {suffix && (
        <span data-lasts={lastsSeveralDays(event) || undefined}>{suffix.trimStart()}</span>
      )}
    </>
  );
  // Keyed by its words, so that a change replaces the whole paragraph: React removing a single text node
  // throws where the browser has translated the page.
  return (
    <p key={day + clock + suffix} className={styles.when}>
      {event.status === "cancelled" ? <s>{words}</s> : words}
    </p>
  );
}
