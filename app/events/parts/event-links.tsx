import { ArrowUpRight } from "lucide-react";
import { type Occurrence, pathOf, writeNameAndState } from "#app/agenda/occurrence.ts";
import { type Badge, findDetailsPage } from "#app/events/event.ts";
import { relOf } from "#app/ui/addresses.ts";
import { britishDate, dayOf } from "#time";
import { EventName } from "./event-badge.tsx";
import styles from "./event-links.module.css";

/** The words of the link for booking, in lists of events and on an event's own page. */
export const BOOK_A_PLACE = "Book a place";

/** The link to an event that takes no bookings, on its page at ChurchSuite. */
const DETAILS = "Details";

/** An event as a list or a carousel shows it. */
export type EventProps = {
  event: Occurrence;
  badge: Badge | null;
};

/**
 * An event's name, which leads to its own page if the build has made one. Styles stretch the link over the event's
 * picture. In a list of links or headings it says its day, because one name may be there every week, and whether it is on.
 */
export function EventTitle({ event }: Pick<EventProps, "event">) {
  const name = <EventName {...event} />;
  const nameAndDay = `${writeNameAndState(event)}, ${britishDate(dayOf(event.start))}`;
  const title = event.page ? (
    <a href={pathOf(event)} aria-label={nameAndDay}>
      {name}
    </a>
  ) : (
    name
  );
  return (
    <h3 className={styles.title} aria-label={nameAndDay}>
      {title}
    </h3>
  );
}

/**
 * The link to the event's page at ChurchSuite, for booking. Everything else is on the event's own page, to which its title
 * leads. An event without a page of its own keeps the link even if it takes no bookings. The church has asked for a link
 * to "#" if there is no page at ChurchSuite either; stay-here.ts sees to it that a click on it does nothing.
 */
export function EventActions({ event, badge }: EventProps) {
  const { name, start, takesBookings, detailsHost } = event;
  const page = findDetailsPage(event, badge);
  const isBookable = page && takesBookings;
  if (event.page && !isBookable) return null;
  const words = isBookable ? BOOK_A_PLACE : DETAILS;
  const joined = isBookable ? (detailsHost ? "for" : "at") : "of";
  return (
    <p className={`${styles.actions} ${isBookable ? "line-in-print" : "not-printed"}`}>
      <a
        href={page ?? "#"}
        rel={page && relOf(page)}
        className={`tap ${styles.link} ${page ? "" : "needs-script"}`}
      >
        <span>{page && detailsHost ? `${words} at ${detailsHost}` : words}</span>
        <span className="visually-hidden">{` ${joined} ${name}, ${britishDate(dayOf(start))}`}</span>
        {page && <ArrowUpRight aria-hidden />}
      </a>
    </p>
  );
}
