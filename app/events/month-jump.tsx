import styles from "./month-jump.module.css";
import { countInWords, type Month } from "./months.ts";

/** Leads down to a month of the list. */
export function MonthJump({ months }: { months: Month[] }) {
  return (
    <nav aria-label="Months" className={styles.jump}>
      <ul>
        {months.map(({ key, name, year, events }) => (
          <li key={key}>
            <a href={`#${key}`} aria-label={`${name} ${year}, ${countInWords(events.length)}`}>
              {name} <small>{events.length}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
