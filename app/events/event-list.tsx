import { memo } from "react";
import { sortByStart } from "#app/agenda/occurrence.ts";
import { shortenPlace } from "#app/agenda/place.ts";
import { findBadge, groupByMonth, type Month } from "#app/events/event.ts";
import {
  EventBoundary,
  type EventsProps,
  EventsSection,
  type ShownEvents,
} from "#app/events/events-section.tsx";
import { EventMarks } from "#app/events/parts/event-badge.tsx";
import { EventDescription } from "#app/events/parts/event-description.tsx";
import { EventActions, type EventProps, EventTitle } from "#app/events/parts/event-links.tsx";
import { EventPicture } from "#app/events/parts/event-picture.tsx";
import { EventWhen, EventWhere } from "#app/events/parts/when-and-where.tsx";
import { useChurch } from "#app/layout/site.ts";
import { britishDate, dayOf, monthOf, yearOf } from "#time";
import styles from "./event-list.module.css";

/** All events of the diary, on their own page. */
export function UpcomingList(events: EventsProps) {
  return (
    <EventsSection {...events} pick={sortByStart}>
      {(shownEvents) => <EventList {...shownEvents} />}
    </EventsSection>
  );
}

function EventList({ events, now }: ShownEvents) {
  const months = groupByMonth(events);
  return (
    <>
      {months.length > 1 && <MonthLinks months={months} />}
      <div className={`room stack newspaper ${styles.months}`}>
        {months.map((month) => (
          <MonthOfEvents key={month.key} month={month} now={now} />
        ))}
      </div>
    </>
  );
}

function MonthLinks({ months }: { months: Month[] }) {
  return (
    <nav aria-label="Months" className={`${styles.jump} not-printed`}>
      <ul className="beside">
        {months.map(({ key }) => (
          <li key={key}>
            <a href={`#${key}`} className="tap">
              {monthOf(key)} <span className="visually-hidden">{yearOf(key)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type MonthProps = {
  month: Month;
  now: ShownEvents["now"];
};

function MonthOfEvents({ month: { key, events }, now }: MonthProps) {
  return (
    <div id={key} className={`stack stacked-in-print ${styles.month}`}>
      <h2 className={`beside ${styles.heading}`}>
        {monthOf(key)} <small>{yearOf(key)}</small>
      </h2>
      <ol className={`room ${styles.list}`}>
        {events.map((event, index) => (
          <li key={event.id}>
            <EventBoundary event={event}>
              <EventRow
                event={event}
                badge={findBadge(event, now)}
                isOfSameDay={events[index - 1]?.start.startsWith(dayOf(event.start)) === true}
              />
            </EventBoundary>
          </li>
        ))}
      </ol>
    </div>
  );
}

type RowProps = EventProps & {
  /** Whether the row above begins on the same day. Then only that row has a large numeral. */
  isOfSameDay: boolean;
};

// It is memoised, because the list is rendered again every minute.
const EventRow = memo(function EventRow({ isOfSameDay, ...props }: RowProps) {
  const { event, badge } = props;
  const church = useChurch();
  return (
    <article
      id={event.id}
      className={`whole ${styles.row}`}
      data-badge={badge}
      data-page={event.page}
      data-same-day={isOfSameDay || undefined}
    >
      <EventMarks {...props} />
      <EventTitle {...props} />
      <EventWhen event={event} style="full" className={styles.when} />
      <EventWhere event={event} place={shortenPlace(event.place, church)} />
      <div className={styles.words}>
        {event.description && (
          <details>
            <summary className="tap as-link">
              Read about it
              {/* The day, too, because one name may be there every week. */}
              <span className="visually-hidden">
                {`: ${event.name}, ${britishDate(dayOf(event.start))}`}
              </span>
            </summary>
            <EventDescription description={event.description} />
          </details>
        )}
        <EventActions {...props} />
      </div>
      <EventPicture event={event} at="row" className={`${styles.picture} not-printed`} />
    </article>
  );
});
