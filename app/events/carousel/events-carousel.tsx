import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { badgeOf, type ChurchEvent, firstOnHome } from "#app/events/event.ts";
import { countText } from "#app/events/event-text.ts";
import {
  EventBoundary,
  EventsSection,
  type EventsSource,
  type ShownEvents,
} from "#app/events/events-section.tsx";
import { hasModifier } from "#app/ui/gestures.ts";
import { IconButton } from "#app/ui/icon-control.tsx";
import { EventCard } from "./event-card.tsx";
import styles from "./events-carousel.module.css";

/** The first events of the diary, on the home page. `name` is the carousel's own. */
export function UpcomingCarousel({ name, ...source }: EventsSource & { name: string }) {
  return (
    <EventsSection
      {...source}
      pick={firstOnHome}
      skeleton={<CarouselSkeleton />}
      isPart
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

// In pixels: how far from an end still counts as the end, because browsers round.
const TOLERANCE = 4;

type Position = { first: number; isAtStart: boolean; isAtEnd: boolean };

/** A row with scroll snapping: its scroll position, and `moveBy` to scroll it by a number of children. */
function useSnapRow() {
  const row = useRef<HTMLUListElement>(null);
  // The index of the child that `moveBy` is scrolling to; null while the row rests or the visitor scrolls it.
  const target = useRef<number>(null);
  // The HTML does not know how wide the row is: where there is room for all, its style hides the buttons.
  const [position, setPosition] = useState<Position>({ first: 0, isAtStart: true, isAtEnd: false });

  // Reaches outside React: the row's own scrolling, size and children.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const clearTarget = () => {
      target.current = null;
    };
    const read = () => {
      const now = positionOf(element);
      if (now.first === target.current) clearTarget();
      setPosition((last) => {
        const isSame = now.first === last.first && now.isAtStart === last.isAtStart;
        return isSame && now.isAtEnd === last.isAtEnd ? last : now;
      });
    };
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    const children = new MutationObserver(read);
    children.observe(element, { childList: true });
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    element.addEventListener("scroll", read, options);
    // Safari before 26.2 has no `scrollend`: there a wheel or a pointer tells that the visitor scrolls.
    for (const kind of ["scrollend", "wheel", "pointerdown"]) {
      element.addEventListener(kind, clearTarget, options);
    }
    return () => {
      sizes.disconnect();
      children.disconnect();
      listeners.abort();
    };
  }, []);

  /** Returns the child that the row scrolls to. */
  function moveBy(step: number): Element | null {
    const element = row.current;
    if (!element) return null;
    const from = target.current ?? positionOf(element).first;
    const last = Math.round((element.scrollWidth - element.clientWidth) / stepOf(element));
    const to = Math.min(Math.max(from + step, 0), last);
    if (to !== positionOf(element).first) target.current = to;
    element.scrollTo({ left: to * stepOf(element) });
    return element.children[to] ?? null;
  }

  return { row, moveBy, ...position };
}

/** From the left edge of one child to that of the next, in pixels. */
function stepOf({ children, clientWidth }: HTMLElement): number {
  const [one, other] = [...children].map((child) => child.getBoundingClientRect().left);
  return one === undefined || other === undefined ? clientWidth : other - one;
}

function positionOf(element: HTMLElement): Position {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  return {
    first: Math.round(scrollLeft / stepOf(element)),
    isAtStart: scrollLeft <= TOLERANCE,
    isAtEnd: scrollLeft >= scrollWidth - clientWidth - TOLERANCE,
  };
}
