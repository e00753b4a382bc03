import { ArrowUpRight } from "lucide-react";
import { type Badge, type ChurchEvent, detailsPageOf } from "#app/events/event.ts";
import { dayInStyle } from "#app/time/written-times.ts";
import styles from "./event-link.module.css";
import { openHere } from "./open-here.ts";

/** Leads to an event's own page, to book where that can be done; or opens its details here. */
export function EventLink({
  event,
  badge,
  onOpen,
}: {
  event: ChurchEvent;
  badge: Badge | null;
  onOpen: (event: ChurchEvent) => void;
}) {
  const page = detailsPageOf(event, badge);
  const isToBook = page !== undefined && event.takesBookings;

  return (
    <a
      href={page ?? "#"}
      className={styles.link}
      onClick={page ? undefined : openHere(() => onOpen(event))}
    >
      {isToBook ? "Book a place" : "Details"}
      <span className="visually-hidden">
        {isToBook ? " at " : " of "}
        {event.name}, {dayInStyle("brief", event.start)}
      </span>
      {page && <ArrowUpRight aria-hidden />}
    </a>
  );
}
