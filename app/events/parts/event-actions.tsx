import { ArrowUpRight, CalendarPlus } from "lucide-react";
import type { MouseEvent } from "react";
import { preloadEventDialog } from "#app/events/details/use-event-dialog.tsx";
import { type Badge, type ChurchEvent, detailsPageOf } from "#app/events/event.ts";
import { dayInStyle } from "#app/time/written-times.ts";
import { hasModifier } from "#app/ui/has-modifier.ts";
import styles from "./event-actions.module.css";

/** An event as a list or a carousel shows it; its details are opened by `onOpen`. */
export type EventProps = {
  event: ChurchEvent;
  badge: Badge | null;
  onOpen: (event: ChurchEvent) => void;
};

/** Links to the event's page at ChurchSuite (to book, where it takes bookings) or to its details here. */
export function EventActions({ event, badge, onOpen }: EventProps) {
  const page = detailsPageOf(event, badge);
  const isBookable = page !== undefined && event.takesBookings;
  const here = `/events#${event.id}`;
  const what = `${event.name}, ${dayInStyle("brief", event.start)}`;

  function openHere(click: MouseEvent<HTMLAnchorElement>) {
    if (hasModifier(click)) return giveAddress(click);
    click.preventDefault();
    onOpen(event);
  }

  /** The browser reads the address after these events, so that a new tab opens the details instead of "#". */
  function giveAddress({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    currentTarget.href = here;
  }

  const opensHere = {
    onClick: openHere,
    onAuxClick: giveAddress,
    onContextMenu: giveAddress,
    onPointerEnter: preloadEventDialog,
    onFocus: preloadEventDialog,
  };
  return (
    <p className={styles.actions}>
      <a href={page ?? "#"} className={styles.link} {...(page ? {} : opensHere)}>
        <span>{isBookable ? "Book a place" : "Details"}</span>
        <span className="visually-hidden">{isBookable ? ` at ${what}` : ` of ${what}`}</span>
        {page && <ArrowUpRight aria-hidden />}
      </a>
      {badge === null && (
        <a href={here} className={styles.link} {...opensHere}>
          <CalendarPlus aria-hidden />
          <span>
            Add to calendar<span className="visually-hidden">{`: ${event.name}`}</span>
          </span>
        </a>
      )}
    </p>
  );
}
