import { ChevronLeft, ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useEventDialog } from "#app/events/details/use-event-dialog.tsx";
import { badgeOf } from "#app/events/event.ts";
import type { ShownEvents } from "#app/events/events-section.tsx";
import { IconButton } from "#app/ui/icon-control.tsx";
import { EventCard } from "./event-card.tsx";
import styles from "./events-carousel.module.css";
import { useSnapRow } from "./use-snap-row.ts";

/**
 * Events side by side: one on narrow screens, two on middling ones, three on wide ones. The browser
 * scrolls and snaps the row; the buttons and the arrow keys move it by one event.
 */
export function EventsCarousel({ name, ...shown }: ShownEvents & { name: string }) {
  const { events, now } = shown;
  const { row, first, isAtStart, isAtEnd, moveBy } = useSnapRow();
  const { open, dialog } = useEventDialog(shown);

  function moveByKey(press: KeyboardEvent) {
    // With Alt and the like the arrows are the browser's: Alt and the left one go back a page.
    if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[press.key];
    if (step === undefined) return;
    press.preventDefault();
    const slide = moveBy(step);
    // A link that has moved out of sight would keep the focus there.
    if (press.target instanceof HTMLAnchorElement) {
      slide?.querySelector("a")?.focus({ preventScroll: true });
    }
  }

  return (
    <>
      <section
        aria-roledescription="carousel"
        aria-label={name}
        className={styles.carousel}
        onKeyDown={moveByKey}
      >
        <div className={styles.controls}>
          <p className={styles.count}>{`${first + 1} of ${events.length}`}</p>
          <IconButton name="Previous event" isOff={isAtStart} onClick={() => moveBy(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton name="Next event" isOff={isAtEnd} onClick={() => moveBy(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
        <ul ref={row} className={styles.row}>
          {events.map((event, index) => (
            <li
              key={event.id}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${events.length}`}
              className={styles.slide}
            >
              <EventCard event={event} badge={badgeOf(event, now)} onOpen={open} />
            </li>
          ))}
        </ul>
      </section>
      {dialog}
    </>
  );
}
