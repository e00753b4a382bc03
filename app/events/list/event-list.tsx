import { badgeOf, byMonth, type ChurchEvent, haveSameDays, type Month } from "#app/events/event.ts";
import { countText, eventsNoun } from "#app/events/event-text.ts";
import type { ShownEvents } from "#app/events/events-section.tsx";
import { EventBoundary } from "#app/events/parts/event-boundary.tsx";
import styles from "./event-list.module.css";
import { EventRow } from "./event-row.tsx";

// From here on the style sheet skips rendering what is off screen (content-visibility).
const A_LONG_LIST = 80;

export function EventList({ events, now, onOpen }: ShownEvents) {
  const months = byMonth(events);
  const pictures = new Set<string>();
  const hasKnownPicture = ({ pictureUrl = "" }: ChurchEvent) =>
    pictures.has(pictureUrl) || !pictures.add(pictureUrl);
  return (
    <>
      {months.length > 1 && <MonthLinks months={months} />}
      <div className={styles.months} data-long={events.length > A_LONG_LIST || undefined}>
        {months.map(({ key, name, year, events: inMonth }) => (
          <section key={key} id={key} aria-labelledby={`month-${key}`} className={styles.month}>
            <h2 id={`month-${key}`} className={styles.heading}>
              {name} <small>{year}</small> <small>{countText(inMonth.length)}</small>
            </h2>
            <ol className={styles.list}>
              {inMonth.map((event, index) => (
                <li key={event.id}>
                  <EventBoundary event={event}>
                    <EventRow
                      event={event}
                      badge={badgeOf(event, now)}
                      onOpen={onOpen}
                      hasDaysOfLast={haveSameDays(event, inMonth[index - 1])}
                      hasKnownPicture={hasKnownPicture(event)}
                    />
                  </EventBoundary>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
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
