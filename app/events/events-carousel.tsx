import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { hasModifier } from "#app/browser/gestures.ts";
import { findBadge, pickForHome } from "#app/events/event.ts";
import {
  EventBoundary,
  type EventsProps,
  EventsSection,
  type ShownEvents,
} from "#app/events/events-section.tsx";
import { IconButton } from "#app/ui/icon-control.tsx";
import { EventCard } from "./event-card.tsx";
import styles from "./events-carousel.module.css";

/** The first events of the diary, on the home page. `name` is the carousel's own. */
export function UpcomingCarousel({ name, ...events }: EventsProps & { name: string }) {
  return (
    <EventsSection {...events} pick={pickForHome} isPart>
      {(shownEvents) => <EventsCarousel {...shownEvents} name={name} />}
    </EventsSection>
  );
}

/** Events side by side. The browser scrolls and snaps; the buttons and arrow keys move by one event. */
function EventsCarousel({ name, events, now }: ShownEvents & { name: string }) {
  const { row, first, isAtStart, isAtEnd, moveBy } = useSnapRow(events.length);

  function moveByKey(press: KeyboardEvent) {
    if (hasModifier(press)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[press.key];
    if (step === undefined) return;
    press.preventDefault();
    const slide = moveBy(step);
    // Otherwise the focus would stay on a link that has been scrolled out of view.
    if (press.target instanceof HTMLAnchorElement) {
      slide?.querySelector<HTMLElement>("a:not([tabindex])")?.focus({ preventScroll: true });
    }
  }

  return (
    <fieldset
      aria-roledescription="carousel"
      aria-label={name}
      className={styles.carousel}
      onKeyDown={moveByKey}
    >
      <div
        className={`level ${styles.controls} needs-script not-printed`}
        data-controls
        data-idle={(isAtStart && isAtEnd) || undefined}
      >
        <p aria-live="polite" className={styles.count}>{`${first + 1} of ${events.length}`}</p>
        <IconButton name="Previous event" isDisabled={isAtStart} onClick={() => moveBy(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton name="Next event" isDisabled={isAtEnd} onClick={() => moveBy(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <ul ref={row} className={`three-in-print ${styles.row}`}>
        {events.map((event, index) => (
          <li
            key={event.id}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${events.length}`}
            className={`whole ${styles.slide}`}
          >
            <EventBoundary event={event}>
              <EventCard event={event} badge={findBadge(event, now)} />
            </EventBoundary>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** How many pixels from an end still count as the end, because browsers round. */
const TOLERANCE = 4;

/**
 * A row with scroll snapping: its scroll position, and `moveBy` to scroll it by a number of its `count` children.
 */
function useSnapRow(count: number) {
  const row = useRef<HTMLUListElement>(null);
  // The index of the child that `moveBy` is scrolling to; null while the row rests or the visitor scrolls it.
  const target = useRef<number>(null);
  const [first, setFirst] = useState(0);
  const [isAtStart, setIsAtStart] = useState(true);
  // The HTML does not know how wide the row is.
  const [isAtEnd, setIsAtEnd] = useState(false);

  // Reaches outside React: the row's own scrolling, size and children.
  useEffect(() => {
    const element = row.current;
    if (!element || count === 0) return;
    const clearTarget = () => {
      target.current = null;
    };
    const read = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const now = findFirst(element);
      if (now === target.current) clearTarget();
      setFirst(now);
      setIsAtStart(scrollLeft <= TOLERANCE);
      setIsAtEnd(scrollLeft >= scrollWidth - clientWidth - TOLERANCE);
    };
    return watchRow(element, read, clearTarget);
  }, [count]);

  /** Returns the child that the row scrolls to. */
  function moveBy(step: number): Element | null {
    const element = row.current;
    if (!element) return null;
    const now = findFirst(element);
    const last = Math.round((element.scrollWidth - element.clientWidth) / measureStep(element));
    const to = Math.min(Math.max((target.current ?? now) + step, 0), last);
    if (to !== now) target.current = to;
    element.scrollTo({ left: to * measureStep(element) });
    return element.children[to] ?? null;
  }

  return { row, moveBy, first, isAtStart, isAtEnd };
}

/**
 * Calls `onChange` when a row is scrolled or gets another width, and `onRest` when it comes to rest or the visitor
 * scrolls it. Returns a function that stops this.
 */
function watchRow(row: HTMLElement, onChange: () => void, onRest: () => void): () => void {
  const sizes = new ResizeObserver(onChange);
  sizes.observe(row);
  const listeners = new AbortController();
  const options = { passive: true, signal: listeners.signal };
  row.addEventListener("scroll", onChange, options);
  // Safari before 26.2 has no `scrollend`: there a wheel or a pointer tells that the visitor scrolls.
  for (const kind of ["scrollend", "wheel", "pointerdown"]) {
    row.addEventListener(kind, onRest, options);
  }
  return () => {
    sizes.disconnect();
    listeners.abort();
  };
}

/** Measures from the left edge of one child to that of the next, in pixels. */
function measureStep({ children, clientWidth }: HTMLElement): number {
  const [one, other] = [...children].map((child) => child.getBoundingClientRect().left);
  return one === undefined || other === undefined ? clientWidth : other - one;
}

/** Finds the index of the child at the left edge. */
function findFirst(element: HTMLElement): number {
  return Math.round(element.scrollLeft / measureStep(element));
}
