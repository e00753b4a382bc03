import { numeralOf, shortMonthOf } from "#app/time/written-times.ts";
import type { ChurchEvent } from "./church-event.ts";
import { EventActions } from "./event-actions.tsx";
import styles from "./event-card.module.css";
import { EventMark } from "./event-mark.tsx";
import { EventName } from "./event-name.tsx";
import { EventPicture } from "./event-picture.tsx";
import { EventPlace } from "./event-place.tsx";
import { EventWhen } from "./event-when.tsx";
import type { Mark } from "./marks.ts";

/** An event in the home page's carousel. */
export function EventCard({
  event,
  mark,
  onOpen,
}: {
  event: ChurchEvent;
  mark: Mark | null;
  onOpen: (event: ChurchEvent) => void;
}) {
  const { place } = event;
  return (
    <article className={styles.card} data-mark={mark}>
      <div className={styles.media}>
        <EventPicture event={event} ground="pool" />
        <p className={styles.date} aria-hidden="true">
          <b>{numeralOf(event.start)}</b> {shortMonthOf(event.start)}
        </p>
      </div>
      <h3 className={styles.name}>
        <EventName name={event.name} mark={mark} />
      </h3>
      <EventMark mark={mark} />
      <EventWhen event={event} style="brief" />
      <EventPlace place={place?.name ? { ...place, address: "" } : place} />
      <EventActions event={event} mark={mark} onOpen={onOpen} />
    </article>
  );
}
