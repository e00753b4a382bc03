import { memo } from "react";
import { EventDescription } from "#app/events/description/event-description.tsx";
import { type ChurchEvent, lastsSeveralDays } from "#app/events/event.ts";
import { EventActions, type EventProps } from "#app/events/parts/event-actions.tsx";
import { EventBadge, EventName } from "#app/events/parts/event-badge.tsx";
import { EventGroupLink } from "#app/events/parts/event-group.tsx";
import { EventPicture } from "#app/events/parts/event-picture.tsx";
import { EventPlace } from "#app/events/parts/event-place.tsx";
import { EventWhen } from "#app/events/parts/event-when.tsx";
import { numeralOf, shortWeekdayOf } from "#app/time/written-times.ts";
import styles from "./event-row.module.css";

// Memoised: every minute the list renders anew, for badges that depend on the time.
export const EventRow = memo(function EventRow({ event, badge, onOpen }: EventProps) {
  return (
    <article id={event.id} className={styles.row} data-badge={badge}>
      <DateBlock event={event} />
      <div className={styles.words}>
        <EventBadge badge={badge} />
        <h3>
          <EventName name={event.name} badge={badge} />
        </h3>
        <EventWhen event={event} style="full" />
        <EventPlace place={event.place} />
        <EventGroupLink event={event} />
        <div className={styles.description}>
          <EventDescription description={event.description} />
        </div>
        <EventActions event={event} badge={badge} onOpen={onOpen} />
      </div>
      <div className={`${styles.picture} ${event.pictureUrl ? styles.photo : styles.quiet}`}>
        <EventPicture event={event} smallOnPhones />
      </div>
    </article>
  );
});

/** The day in big numerals, "6 Sun", or the days, "28 to 30, Mon to Wed". The words beside it say it in full. */
function DateBlock({ event }: { event: ChurchEvent }) {
  const { start, end } = event;
  const last = end && lastsSeveralDays(event) ? end : null;
  const weekdays = [start, ...(last ? [last] : [])].map(shortWeekdayOf).join(" to ");
  return (
    <p className={styles.date} aria-hidden="true">
      <b>{numeralOf(start)}</b>
      {last && <i>{`to ${numeralOf(last)}`}</i>}
      <span>{` ${weekdays}`}</span>
    </p>
  );
}
