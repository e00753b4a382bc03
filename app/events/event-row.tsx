import { memo } from "react";
import type { ChurchEvent } from "./church-event.ts";
import { DateBlock } from "./date-block.tsx";
import { EventDescription } from "./description/event-description.tsx";
import { EventActions } from "./event-actions.tsx";
import { EventMark } from "./event-mark.tsx";
import { EventName } from "./event-name.tsx";
import { EventPicture } from "./event-picture.tsx";
import { EventPlace } from "./event-place.tsx";
import styles from "./event-row.module.css";
import { EventWhen } from "./event-when.tsx";
import type { Mark } from "./marks.ts";

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
