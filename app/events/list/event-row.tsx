import { useEffect, useRef, useState } from "react";
import { shortPlace } from "#app/events/event-place.ts";
import { EventMarks } from "#app/events/parts/event-badge.tsx";
import {
  DateBlock,
  EventDescription,
  EventGroupLink,
  EventPlace,
  EventWhen,
} from "#app/events/parts/event-facts.tsx";
import {
  EventActions,
  type EventProps,
  EventTitle,
  ReadOn,
} from "#app/events/parts/event-links.tsx";
import { EventPicture } from "#app/events/parts/event-picture.tsx";
import { useChurch } from "#app/site.ts";
import styles from "./event-row.module.css";

export type RowProps = EventProps & {
  /** Whether the row above has the same days: they are said once. */
  hasDaysOfLast: boolean;
  /** Whether a row above has the same picture: telephones show it small. */
  hasKnownPicture: boolean;
};

export function EventRow({ hasDaysOfLast, hasKnownPicture, ...props }: RowProps) {
  const { event, badge } = props;
  const church = useChurch();
  const isPhoto = event.pictureUrl !== undefined && !hasKnownPicture;
  return (
    <article
      id={event.id}
      className={styles.row}
      data-badge={badge}
      data-same-days={hasDaysOfLast || undefined}
      data-photo={isPhoto || undefined}
    >
      {!hasDaysOfLast && <DateBlock event={event} className={styles.date} />}
      <div className={styles.words}>
        <EventMarks {...props} />
        <EventTitle {...props} />
        <EventWhen event={event} style="full" />
        <EventPlace place={shortPlace(event.place, church)} />
        <EventGroupLink event={event} />
        {event.description && <FoldedDescription {...props} />}
        <EventActions {...props} />
      </div>
      <div className={styles.picture}>
        <EventPicture event={event} smallOnPhones />
      </div>
    </article>
  );
}

/** The first six lines of a description; the details have the rest. */
function FoldedDescription(props: EventProps) {
  const lines = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);

  // Reaches outside React: how many lines there are depends on the width and on the size of type.
  useEffect(() => {
    const element = lines.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  return (
    <div className={styles.description}>
      <div ref={lines} className={styles.lines}>
        <EventDescription description={props.event.description} />
      </div>
      {isCut && <ReadOn {...props} />}
    </div>
  );
}
