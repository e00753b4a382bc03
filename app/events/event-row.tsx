import { numeralOf, onEventsPage, shortWeekdayOf } from "#app/time/written-times.ts";
import type { ChurchEvent } from "./church-event.ts";
import { EventDescription } from "./event-description.tsx";
import { EventLink } from "./event-link.tsx";
import { EventPicture } from "./event-picture.tsx";
import { EventPlace } from "./event-place.tsx";
import styles from "./event-row.module.css";

/** An event on the events page. */
export function EventRow({
  event,
  onOpen,
}: {
  event: ChurchEvent;
  onOpen: (event: ChurchEvent) => void;
}) {
  return (
    <article className={styles.row}>
      <p className={styles.date} aria-hidden="true">
        <b>{numeralOf(event.start)}</b> {shortWeekdayOf(event.start)}
      </p>
      <div className={styles.words}>
        <h3 dir="auto">{event.name}</h3>
        <p className={styles.when}>
          <time dateTime={event.start}>{onEventsPage(event.start)}</time>
        </p>
        <EventPlace place={event.place} />
        <div className={styles.description}>
          <EventDescription description={event.description} />
        </div>
        <EventLink event={event} onOpen={onOpen} />
      </div>
      <div className={`${styles.picture} ${event.pictureUrl ? styles.photo : styles.quiet}`}>
        <EventPicture event={event} ground="wall" />
      </div>
    </article>
  );
}
