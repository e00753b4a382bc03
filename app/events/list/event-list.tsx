import { memo, startTransition, useEffect, useMemo, useRef, useState } from "react";
import { badgeOf, byMonth, type ChurchEvent, type Month, soonestFirst } from "#app/events/event.ts";
import { shortPlace } from "#app/events/event-place.ts";
import { countText, cutText, eventsNoun, reachText } from "#app/events/event-text.ts";
import {
  EventBoundary,
  EventsSection,
  type EventsSource,
  type ShownEvents,
} from "#app/events/events-section.tsx";
import { EventMarks } from "#app/events/parts/event-badge.tsx";
import { EventDescription, EventGroupLink } from "#app/events/parts/event-facts.tsx";
import {
  EventActions,
  type EventProps,
  EventTitle,
  ReadOn,
} from "#app/events/parts/event-links.tsx";
import { EventPicture } from "#app/events/parts/event-picture.tsx";
import { EventPlace, EventWhen } from "#app/events/parts/when-and-where.tsx";
import { EVENTS_IN_HTML } from "#app/events/snapshot.ts";
import { tellSearchEngines } from "#app/events/structured-data.tsx";
import { useChurch } from "#app/site.ts";
import { dayOf } from "#app/time/wall-time.ts";
import { monthOf, yearOf } from "#app/time/written-times.ts";
import styles from "./event-list.module.css";

// So few that putting them into the page takes a slow telephone less than 50 ms.
const STEP = 30;

/** All events of the diary, on their own page. `picture` is the one search engines get for events without. */
export function UpcomingList({ picture, ...source }: EventsSource & { picture: string }) {
  const church = useChurch();
  return (
    <EventsSection
      {...source}
      onLoad={(events) => tellSearchEngines(events, { church, picture })}
      pick={soonestFirst}
      summaryOf={(events, isCut) => (isCut ? cutText(events) : reachText(events))}
    >
      {(shownEvents) => <EventList {...shownEvents} />}
    </EventsSection>
  );
}

function EventList({ events, now, details }: ShownEvents) {
  const months = useMemo(() => byMonth(events), [events]);
  const pictured = useMemo(() => firstWithEachPicture(events), [events]);
  const [rendered, setRendered] = useState(EVENTS_IN_HTML);
  let left = rendered;

  // Reaches outside React: the next step comes when this one is in the page.
  useEffect(() => {
    if (rendered < events.length) startTransition(() => setRendered(rendered + STEP));
  }, [rendered, events]);

  return (
    <>
      {months.length > 1 && <MonthLinks months={months} />}
      <div className={`room stacked-in-print ${styles.months}`}>
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
              details={details}
            />
          );
        })}
      </div>
    </>
  );
}

/** The events above which none has the same picture. */
function firstWithEachPicture(events: ChurchEvent[]): Set<ChurchEvent> {
  const latestFirst = [...events].reverse();
  return new Set(new Map(latestFirst.map((event) => [event.pictureUrl, event])).values());
}

function MonthLinks({ months }: { months: Month[] }) {
  return (
    <nav aria-label="Months" className={`${styles.jump} not-printed`}>
      <ul className="side-by-side">
        {months.map(({ key, events }) => (
          <li key={key}>
            <a href={`#${key}`} className="tap">
              {monthOf(key)} <span className="visually-hidden">{yearOf(key)}:</span>{" "}
              <small>{events.length}</small>
              <span className="visually-hidden">{` ${eventsNoun(events.length)}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type MonthProps = Pick<ShownEvents, "now" | "details"> & {
  month: Month;
  /** How many of its events are rendered by now. */
  most: number;
  pictured: Set<ChurchEvent>;
};

// Memoised: a long list is rendered in several steps, each of them for the months it reaches.
const MonthOfEvents = memo(function MonthOfEvents({ month, most, ...shown }: MonthProps) {
  const { key, events } = month;
  return (
    <section
      id={key}
      aria-labelledby={`month-${key}`}
      className={`stacked-in-print ${styles.month}`}
    >
      <h2 id={`month-${key}`} className={`side-by-side ${styles.heading}`}>
        {monthOf(key)} <small>{yearOf(key)}</small> <small>{countText(events.length)}</small>
      </h2>
      <ol className={`room ${styles.list}`}>
        {events.slice(0, most).map((event, index) => (
          <li key={event.id}>
            <EventBoundary event={event}>
              <EventRow
                event={event}
                badge={badgeOf(event, shown.now)}
                details={shown.details}
                isOfSameDay={events[index - 1]?.start.startsWith(dayOf(event.start)) === true}
                hasKnownPicture={!shown.pictured.has(event)}
              />
            </EventBoundary>
          </li>
        ))}
      </ol>
    </section>
  );
});

type RowProps = EventProps & {
  /** Whether the row above begins on the same day: its numeral is large once. */
  isOfSameDay: boolean;
  /** Whether a row above has the same picture: telephones show it small. */
  hasKnownPicture: boolean;
};

// Memoised: every minute, and at each step, the list renders anew.
const EventRow = memo(function EventRow({ isOfSameDay, hasKnownPicture, ...props }: RowProps) {
  const { event, badge } = props;
  const church = useChurch();
  const isPhoto = event.pictureUrl !== undefined && !hasKnownPicture;
  return (
    <article
      id={event.id}
      className={`whole ${styles.row}`}
      data-badge={badge}
      data-same-day={isOfSameDay || undefined}
      data-photo={isPhoto || undefined}
    >
      <div className={styles.name}>
        <EventMarks {...props} />
        <EventTitle {...props} />
      </div>
      <EventWhen event={event} style="full" className={styles.when} />
      <div className={styles.words}>
        <EventPlace place={shortPlace(event.place, church)} />
        <EventGroupLink event={event} />
        {event.description && <FoldedDescription {...props} />}
        <EventActions {...props} />
      </div>
      <div className={`${styles.picture} not-printed`}>
        <EventPicture event={event} smallOnPhones />
      </div>
    </article>
  );
});

// Both heights are rounded, each by itself: an uncut description may seem to be a pixel too high.
const ROUNDING = 1;

/** The first six lines of a description; the details have the rest. */
function FoldedDescription(props: EventProps) {
  const lines = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);

  // Reaches outside React: how many lines there are depends on the width and on the size of type.
  useEffect(() => {
    const element = lines.current;
    if (!element) return;
    const sizes = new ResizeObserver(() =>
      setIsCut(element.scrollHeight > element.clientHeight + ROUNDING),
    );
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  return (
    <div className={styles.description}>
      <div ref={lines} className={styles.lines}>
        <EventDescription description={props.event.description} />
      </div>
      {isCut && <ReadOn {...props} />}
    </div>
  );
}
