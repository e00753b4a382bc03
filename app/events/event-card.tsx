import { numeralOf, onHome, shortMonthOf } from "#app/time/written-times.ts";
import type { ChurchEvent } from "./church-event.ts";
import styles from "./event-card.module.css";
import { EventLink } from "./event-link.tsx";
import { EventPicture } from "./event-picture.tsx";
import { EventPlace } from "./event-place.tsx";

/** An event in the home page's carousel. */
export function EventCard({
  event,
  onOpen,
}: {
  event: ChurchEvent;
  onOpen: (event: ChurchEvent) => void;
}) {
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <EventPicture event={event} ground="pool" />
        <p className={styles.date} aria-hidden="true">
          <b>{numeralOf(event.start)}</b> {shortMonthOf(event.start)}
        </p>
      </div>
      <h3 className={styles.name} dir="auto">
        {event.name}
      </h3>
      <p className={styles.when}>
        <time dateTime={event.start}>{onHome(event.start)}</time>
      </p>
      <EventPlace place={event.place?.name ? { name: event.place.name } : event.place} />
      <EventLink event={event} onOpen={onOpen} />
    </article>
  );
}
