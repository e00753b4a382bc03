import { memo } from "react";
import { badgeOf, type ChurchEvent, haveSameDays, type Month } from "#app/events/event.ts";
import { countText } from "#app/events/event-text.ts";
import type { ShownEvents } from "#app/events/events-section.tsx";
import { EventBoundary } from "#app/events/parts/event-boundary.tsx";
import styles from "./event-list.module.css";
import { EventRow, type RowProps } from "./event-row.tsx";

type MonthProps = Pick<ShownEvents, "now" | "onOpen"> & {
  month: Month;
  /** How many of its events are rendered by now. */
  most: number;
  /** The events that are the first with their picture. */
  pictured: Set<ChurchEvent>;
};

// Memoised: a long list is rendered in several steps, each of them for the months it reaches.
export const MonthOfEvents = memo(function MonthOfEvents({
  month: { key, name, year, events },
  most,
  pictured,
  now,
  onOpen,
}: MonthProps) {
  return (
    <section id={key} aria-labelledby={`month-${key}`} className={styles.month}>
      <h2 id={`month-${key}`} className={styles.heading}>
        {name} <small>{year}</small> <small>{countText(events.length)}</small>
      </h2>
      <ol className={styles.list}>
        {events.slice(0, most).map((event, index) => (
          <Entry
            key={event.id}
            event={event}
            badge={badgeOf(event, now)}
            onOpen={onOpen}
            hasDaysOfLast={haveSameDays(event, events[index - 1])}
            hasKnownPicture={!pictured.has(event)}
          />
        ))}
      </ol>
    </section>
  );
});

// Memoised: every minute, and at each step, the list renders anew.
const Entry = memo(function Entry(props: RowProps) {
  return (
    <li>
      <EventBoundary event={props.event}>
        <EventRow {...props} />
      </EventBoundary>
    </li>
  );
});
