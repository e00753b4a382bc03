import type { ChurchEvent } from "#app/events/event.ts";
import type { Mark } from "#app/events/marks.ts";
import { EventActions } from "#app/events/parts/event-actions.tsx";
import { EventMark } from "#app/events/parts/event-badge.tsx";
import { EventName } from "#app/events/parts/event-name.tsx";
import { EventPicture } from "#app/events/parts/event-picture.tsx";
import { EventPlace } from "#app/events/parts/event-place.tsx";
import { EventWhen } from "#app/events/parts/event-when.tsx";
import { numeralOf, shortMonthOf } from "#app/time/written-times.ts";
import styles from "./event-card.module.css";

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
