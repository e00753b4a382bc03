import { ArrowUpRight } from "lucide-react";
import type { ChurchEvent } from "#app/events/event.ts";
import { type Mark, pageOf } from "#app/events/marks.ts";
import { dayInStyle } from "#app/time/written-times.ts";
import styles from "./event-link.module.css";
import { openHere } from "./open-here.ts";

/** Leads to an event's own page, to book where that can be done; or opens its details here. */
export function EventLink({
  event,
  mark,
  onOpen,
}: {
  event: ChurchEvent;
  mark: Mark | null;
  onOpen: (event: ChurchEvent) => void;
}) {
  const page = pageOf(event, mark);
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
