import { EventMarks } from "#app/events/parts/event-badge.tsx";
import { EventGroupLink } from "#app/events/parts/event-facts.tsx";
import { EventActions, type EventProps, EventTitle } from "#app/events/parts/event-links.tsx";
import { EventPicture } from "#app/events/parts/event-picture.tsx";
import { EventPlace, EventWhen } from "#app/events/parts/when-and-where.tsx";
import styles from "./event-card.module.css";

export function EventCard(props: EventProps) {
  const { event, badge } = props;
  const { place } = event;
  return (
    <article id={event.id} className={styles.card} data-badge={badge}>
      <div className={`${styles.media} not-printed`}>
        <EventPicture event={event} />
      </div>
      <EventTitle {...props} />
      <EventMarks {...props} />
      <EventWhen event={event} style="brief" className={styles.when} />
      <EventPlace place={place?.name ? { ...place, address: "" } : place} />
      <EventGroupLink event={event} />
      <EventActions {...props} />
    </article>
  );
}
