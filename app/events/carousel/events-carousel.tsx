import { ChevronLeft, ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import { badgeOf, type ChurchEvent, firstOnHome } from "#app/events/event.ts";
import { countText } from "#app/events/event-text.ts";
import { EventsSection, type EventsSource, type ShownEvents } from "#app/events/events-section.tsx";
import { EventBoundary } from "#app/events/parts/event-boundary.tsx";
import { hasModifier } from "#app/ui/gestures.ts";
import { IconButton } from "#app/ui/icon-control.tsx";
import { EventCard } from "./event-card.tsx";
import styles from "./events-carousel.module.css";
import { useSnapRow } from "./use-snap-row.ts";

/** The first events of the diary, on the home page. `name` is the carousel's own. */
export function UpcomingCarousel({ name, ...source }: EventsSource & { name: string }) {
  return (
    <EventsSection
      {...source}
      pick={firstOnHome}
      skeleton={<CarouselSkeleton />}
      heading="h3"
      noteBelow
      summaryOf={shareText}
    >
      {(shownEvents) => <EventsCarousel {...shownEvents} name={name} />}
    </EventsSection>
  );
}

function shareText(events: ChurchEvent[], isCut: boolean): string {
  const count = firstOnHome(events).length;
  if (count === 0) return "";
  if (count === events.length) return "That is all there is in the church diary just now.";
  const all = `${isCut ? "more than " : ""}${countText(events.length)}`;
  return `The first ${count} of ${all} in the church diary.`;
}

/** Events side by side. The browser scrolls and snaps; the buttons and arrow keys move by one event. */
function EventsCarousel({ name, events, now, details }: ShownEvents & { name: string }) {
  const { row, first, isAtStart, isAtEnd, moveBy } = useSnapRow();

  function moveByKey(press: KeyboardEvent) {
    if (hasModifier(press)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[press.key];
    if (step === undefined) return;
    press.preventDefault();
    const slide = moveBy(step);
    // Or the focus would stay on a link that has been scrolled out of view.
    if (press.target instanceof HTMLAnchorElement) {
      slide?.querySelector<HTMLElement>("a:not([tabindex])")?.focus({ preventScroll: true });
    }
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={name}
      className={styles.carousel}
      data-count={Math.min(events.length, 4)}
      onKeyDown={moveByKey}
    >
      <div className={styles.controls} data-controls>
        <p className={styles.count}>{`${first + 1} of ${events.length}`}</p>
        <IconButton name="Previous event" isDisabled={isAtStart} onClick={() => moveBy(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton name="Next event" isDisabled={isAtEnd} onClick={() => moveBy(1)}>
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
            <EventBoundary event={event}>
              <EventCard event={event} badge={badgeOf(event, now)} details={details} />
            </EventBoundary>
          </li>
        ))}
      </ul>
    </section>
  );
}

// As many as wide screens show at a time.
const BOXES = ["first", "second", "third"];

function CarouselSkeleton() {
  return (
    <div className={styles.carousel} data-count="4">
      <div className={styles.controls} data-controls />
      <div className={`${styles.row} ${styles.ghosts}`} aria-hidden="true">
        {BOXES.map((key) => (
          <div key={key} className={styles.ghost}>
            <span />
            <span />
            <span />
            <span />
          </div>
        ))}
      </div>
    </div>
  );
}
