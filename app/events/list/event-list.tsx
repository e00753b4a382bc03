import { useMemo } from "react";
import { byMonth, type ChurchEvent, type Month } from "#app/events/event.ts";
import { eventsNoun } from "#app/events/event-text.ts";
import type { ShownEvents } from "#app/events/events-section.tsx";
import styles from "./event-list.module.css";
import { MonthOfEvents } from "./month-of-events.tsx";
import { useMoreAndMore } from "./use-more-and-more.ts";

export function EventList({ events, now, onOpen }: ShownEvents) {
  const months = useMemo(() => byMonth(events), [events]);
  const pictured = useMemo(() => firstWithEachPicture(events), [events]);
  const rendered = useMoreAndMore(events.length);
  let left = rendered;
  return (
    <>
      {months.length > 1 && <MonthLinks months={months} />}
      <div className={styles.months}>
        {months.map((month) => {
          const most = Math.min(left, month.events.length);
          left -= most;
          return (
            <MonthOfEvents
              key={month.key}
              month={month}
              most={most}
              pictured={pictured}
              now={now}
              onOpen={onOpen}
            />
          );
        })}
      </div>
    </>
  );
}

/** The events above which none has the same picture. */
function firstWithEachPicture(events: ChurchEvent[]): Set<ChurchEvent> {
  const first = new Map<string | undefined, ChurchEvent>();
  for (const event of events) {
    if (!first.has(event.pictureUrl)) first.set(event.pictureUrl, event);
  }
  return new Set(first.values());
}

function MonthLinks({ months }: { months: Month[] }) {
  return (
    <nav aria-label="Months" className={styles.jump}>
      <ul>
        {months.map(({ key, name, year, events }) => (
          <li key={key}>
            <a href={`#${key}`}>
              {name} <span className="visually-hidden">{year}:</span> <small>{events.length}</small>
              <span className="visually-hidden">{` ${eventsNoun(events.length)}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
