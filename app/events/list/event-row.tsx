import { memo } from "react";
import { EventDescription } from "#app/events/description/event-description.tsx";
import type { Badge, ChurchEvent } from "#app/events/event.ts";
import { EventActions } from "#app/events/parts/event-actions.tsx";
import { EventBadge } from "#app/events/parts/event-badge.tsx";
import { EventName } from "#app/events/parts/event-name.tsx";
import { EventPicture } from "#app/events/parts/event-picture.tsx";
import { EventPlace } from "#app/events/parts/event-place.tsx";
import { EventWhen } from "#app/events/parts/event-when.tsx";
import { DateBlock } from "./date-block.tsx";
import styles from "./event-row.module.css";

/** An event on the events page. */
export const EventRow = memo(function EventRow({
  event,
  badge,
  onOpen,
}: {
  event: ChurchEvent;
  badge: Badge | null;
  onOpen: (event: ChurchEvent) => void;
}) {
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
        <div className={styles.description}>
          <EventDescription description={event.description} />
        </div>
        <EventActions event={event} badge={badge} onOpen={onOpen} />
      </div>
      <div className={`${styles.picture} ${event.pictureUrl ? styles.photo : styles.quiet}`}>
        <EventPicture event={event} ground="wall" />
      </div>
    </article>
  );
});
