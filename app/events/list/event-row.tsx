import { memo } from "react";
import { EventDescription } from "#app/events/description/event-description.tsx";
import type { ChurchEvent } from "#app/events/event.ts";
import type { Mark } from "#app/events/marks.ts";
import { EventActions } from "#app/events/parts/event-actions.tsx";
import { EventMark } from "#app/events/parts/event-badge.tsx";
import { EventName } from "#app/events/parts/event-name.tsx";
import { EventPicture } from "#app/events/parts/event-picture.tsx";
import { EventPlace } from "#app/events/parts/event-place.tsx";
import { EventWhen } from "#app/events/parts/event-when.tsx";
import { DateBlock } from "./date-block.tsx";
import styles from "./event-row.module.css";

/** An event on the events page. */
export const EventRow = memo(function EventRow({
  event,
  mark,
  onOpen,
}: {
  event: ChurchEvent;
  mark: Mark | null;
  onOpen: (event: ChurchEvent) => void;
}) {
  return (
    <article id={event.id} className={styles.row} data-mark={mark}>
      <DateBlock event={event} />
      <div className={styles.words}>
        <EventMark mark={mark} />
        <h3>
          <EventName name={event.name} mark={mark} />
        </h3>
        <EventWhen event={event} style="full" />
        <EventPlace place={event.place} />
        <div className={styles.description}>
          <EventDescription description={event.description} />
        </div>
        <EventActions event={event} mark={mark} onOpen={onOpen} />
      </div>
      <div className={`${styles.picture} ${event.pictureUrl ? styles.photo : styles.quiet}`}>
        <EventPicture event={event} ground="wall" />
      </div>
    </article>
  );
});
