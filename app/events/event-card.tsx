import { EventMarks } from "#app/events/parts/event-badge.tsx";
import { EventActions, type EventProps, EventTitle } from "#app/events/parts/event-links.tsx";
import { EventPicture } from "#app/events/parts/event-picture.tsx";
import { EventWhen, EventWhere } from "#app/events/parts/when-and-where.tsx";
import "#app/styles/event-kinds.css";
import styles from "./event-card.module.css";
import { findKind } from "./parts/default-picture.ts";

export function EventCard(props: EventProps) {
  const { event, badge } = props;
  const { place } = event;
  return (
    <article id={event.id} className={styles.card} data-badge={badge}>
      <div className={`${styles.media} not-printed`} data-kind={findKind(event.category)}>
        <EventPicture event={event} at="card" />
      </div>
      <EventTitle {...props} />
      <EventMarks {...props} />
      <EventWhen event={event} style="brief" className={styles.when} />
      <EventWhere event={event} place={place?.name ? { ...place, address: "" } : place} />
      <EventActions {...props} />
    </article>
  );
}
