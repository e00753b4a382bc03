import { CalendarPlus } from "lucide-react";
import type { Badge, ChurchEvent } from "#app/events/event.ts";
import styles from "./event-link.module.css";
import { EventLink } from "./event-link.tsx";
import { openHere } from "./open-here.ts";

/** What a visitor can do about an event in a list. */
export function EventActions({
  event,
  badge,
  onOpen,
}: {
  event: ChurchEvent;
  badge: Badge | null;
  onOpen: (event: ChurchEvent) => void;
}) {
  return (
    <p className={styles.actions}>
      <EventLink event={event} badge={badge} onOpen={onOpen} />
      {badge === null && (
        <a
          href={`/events#${event.id}`}
          className={styles.link}
          onClick={openHere(() => onOpen(event))}
        >
          <CalendarPlus aria-hidden />
          <span>
            Add to calendar<span className="visually-hidden">: {event.name}</span>
          </span>
        </a>
      )}
    </p>
  );
}
