import type { ChurchEvent } from "./church-event.ts";
import styles from "./event-list.module.css";
import { EventRow } from "./event-row.tsx";
import { byMonth } from "./months.ts";
import { useEventDialog } from "./use-event-dialog.tsx";

/** Every event under the heading of its month. */
export function EventList({ events }: { events: ChurchEvent[] }) {
  const { open, dialog } = useEventDialog();
  return (
    <div className={styles.months}>
      {byMonth(events).map(({ key, name, year, events: inMonth }) => (
        <section key={key} aria-labelledby={`month-${key}`} className={styles.month}>
          <h2 id={`month-${key}`} className={styles.heading}>
            {name} <small>{year}</small>
          </h2>
          <ol className={styles.list}>
            {inMonth.map((event) => (
              <li key={event.key}>
                <EventRow event={event} onOpen={open} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {dialog}
    </div>
  );
}
