import { useEventDialog } from "#app/events/details/use-event-dialog.tsx";
import { badgeOf, byMonth, type ChurchEvent } from "#app/events/event.ts";
import { countText } from "#app/events/event-text.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import styles from "./event-list.module.css";
import { EventRow } from "./event-row.tsx";
import { MonthJump } from "./month-jump.tsx";

// More than most churches have in three months.
const A_LONG_LIST = 80;

/** Every event under the heading of its month. */
export function EventList({
  events,
  now,
  website,
}: {
  events: ChurchEvent[];
  now: WallTime | null;
  website: string;
}) {
  const { open, dialog, isGone } = useEventDialog(events, now, website);
  const months = byMonth(events);
  return (
    <>
      {isGone && <p role="status">That event is not in the church diary any more.</p>}
      {months.length > 1 && <MonthJump months={months} />}
      <div className={styles.months} data-long={events.length > A_LONG_LIST || undefined}>
        {months.map(({ key, name, year, events: inMonth }) => (
          <section key={key} id={key} aria-labelledby={`month-${key}`} className={styles.month}>
            <h2 id={`month-${key}`} className={styles.heading}>
              {name} <small>{year}</small> <small>{countText(inMonth.length)}</small>
            </h2>
            <ol className={styles.list}>
              {inMonth.map((event) => (
                <li key={event.id}>
                  <EventRow event={event} badge={badgeOf(event, now)} onOpen={open} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {dialog}
    </>
  );
}
