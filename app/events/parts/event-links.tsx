import { ArrowUpRight, CalendarPlus } from "lucide-react";
import type { MouseEvent } from "react";
import { type Badge, type ChurchEvent, detailsPageOf, eventPath } from "#app/events/event.ts";
import { relOf } from "#app/ground/addresses.ts";
import { dayOf } from "#app/time/wall-time.ts";
import { britishDate } from "#app/time/written-times.ts";
import { hasModifier } from "#app/ui/gestures.ts";
import { EventName } from "./event-badge.tsx";
import styles from "./event-links.module.css";

/** The same links in a list of events and on an event's own page. */
export const BOOK_A_PLACE = "Book a place";
export const TO_YOUR_CALENDAR = "To your calendar";

/** What opens an event's details, with the choice of calendars unfolded where that was asked for; `prepare` fetches what it takes. */
export type Details = {
  open: (event: ChurchEvent, calendars?: "calendars") => void;
  prepare: () => void;
};

/** An event as a list or a carousel shows it. */
export type EventProps = { event: ChurchEvent; badge: Badge | null; details: Details };

/**
 * An event's name, which opens its details; whoever shows it stretches the link over the event's picture.
 * The keyboard does not stop here where "Details" does the same.
 */
export function EventTitle(props: EventProps) {
  const { event, badge } = props;
  const tabIndex = detailsPageOf(event, badge) ? undefined : -1;
  return (
    <h3 className={styles.title}>
      <a href={eventPath(event)} data-opens tabIndex={tabIndex} {...opensHere(props)}>
        <EventName name={event.name} badge={badge} />
      </a>
    </h3>
  );
}

/** Links to the event's page at ChurchSuite (to book, where it takes bookings) or to its details here. */
export function EventActions(props: EventProps) {
  const { event, badge } = props;
  const { name, start, takesBookings, detailsHost } = event;
  const page = detailsPageOf(event, badge);
  const isBookable = page && takesBookings;
  const words = isBookable ? BOOK_A_PLACE : "Details";
  const joined = isBookable ? (detailsHost ? "for" : "at") : "of";
  return (
    <p className={`side-by-side ${styles.actions}`}>
      <a
        href={page ?? "#"}
        rel={page && relOf(page)}
        className={`tap ${styles.link} ${page ? "" : "needs-script"}`}
        data-books={isBookable}
        {...(page ? {} : opensHere(props))}
      >
        <span>{page && detailsHost ? `${words} at ${detailsHost}` : words}</span>
        <span className="visually-hidden">{` ${joined} ${name}, ${britishDate(dayOf(start))}`}</span>
        {page && <ArrowUpRight aria-hidden />}
      </a>
      {badge === null && (
        <a
          href={eventPath(event)}
          data-opens
          aria-label={`Add ${name} to your calendar`}
          className={`tap ${styles.link} needs-script`}
          {...opensHere(props, "calendars")}
        >
          <CalendarPlus aria-hidden />
          <span>{TO_YOUR_CALENDAR}</span>
        </a>
      )}
    </p>
  );
}

export function ReadOn(props: EventProps) {
  const { event } = props;
  return (
    <a href={eventPath(event)} className={`tap ${styles.link} needs-script`} {...opensHere(props)}>
      <span>Read on</span>
      <span className="visually-hidden">{` about ${event.name}`}</span>
    </a>
  );
}

/** What makes a link open details on this page, unless they are asked for in a new tab. */
function opensHere({ event, details }: EventProps, calendars?: "calendars") {
  /** The browser reads the address after these events, so that a new tab opens the details instead of "#". */
  const giveAddress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = eventPath(event);
  };
  return {
    onClick(click: MouseEvent<HTMLAnchorElement>) {
      if (hasModifier(click)) return giveAddress(click);
      click.preventDefault();
      details.open(event, calendars);
    },
    onAuxClick: giveAddress,
    onContextMenu: giveAddress,
    onPointerEnter: details.prepare,
    onFocus: details.prepare,
  };
}
