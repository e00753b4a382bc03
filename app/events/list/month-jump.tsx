import type { Month } from "#app/events/event.ts";
import { eventsNoun } from "#app/events/event-text.ts";
import styles from "./month-jump.module.css";

/** Leads down to a month of the list. */
export function MonthJump({ months }: { months: Month[] }) {
  return (
    <nav aria-label="Months" className={styles.jump}>
      <ul>
        {months.map(({ key, name, year, events }) => (
          <li key={key}>
            <a href={`#${key}`}>
              {name} <span className="visually-hidden">{year}:</span> <small>{events.length}</small>
              <span className="visually-hidden"> {eventsNoun(events.length)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
