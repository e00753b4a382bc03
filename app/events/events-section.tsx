import { Component, type ReactNode, useEffect, useEffectEvent, useMemo } from "react";
import { isKeptPage } from "#app/browser/kept-page.ts";
import { useChurchTime } from "#app/ui/use-church-time.ts";
import { useFadeIn } from "#app/ui/use-fade-in.ts";
import type { WallTime } from "#time";
import { type ChurchEvent, type EventGroup, groupFinder } from "./event.ts";
import styles from "./events-section.module.css";
import type { EventsSource } from "./events-source.ts";
import { FeedFailed, FeedNote } from "./feed-notes.tsx";
import { EventName } from "./parts/event-badge.tsx";
import { EventGroups } from "./parts/event-facts.tsx";
import { defaultPicture } from "./parts/event-picture.tsx";
import { EVENTS_IN_HTML, withoutPastEvents } from "./snapshot.ts";
import { useEvents } from "./use-events.ts";

export type ShownEvents = {
  events: ChurchEvent[];
  /** The church's time; null in the prerendered HTML, while it is hydrated, and where the clock is not to be trusted. */
  now: WallTime | null;
};

/** What an island with events has in its HTML. */
export type EventsProps = {
  source: EventsSource;
  /** The groups to which events may belong. */
  groups: EventGroup[];
  /** What is said where the events could not be fetched: whom to ask. */
  failedWords: string;
};

type Section = EventsProps & {
  /** Is told of the feed's events once they are there. */
  onLoad?: (events: ChurchEvent[]) => void;
  /** Chooses the events to show, and their order, by the church’s time `now`. */
  pick: (events: ChurchEvent[], now: WallTime | null) => ChurchEvent[];
  /** Whether they are one section of a page: its heading is above, and the note of how new they are always below. */
  isPart?: boolean;
  children: (shownEvents: ShownEvents) => ReactNode;
};

/**
 * The events in all their states: loading, loaded, none, failed. Until the feed has answered, and when it
 * fails, the snapshot in the HTML is shown, with its date.
 */
export function EventsSection({
  source,
  groups,
  failedWords,
  onLoad,
  pick,
  isPart = false,
  children,
}: Section) {
  const groupOf = useMemo(() => groupFinder(groups), [groups]);
  const known = useEvents(source);
  const { loaded, copy } = known;
  const hasFailed = known.state === "failed";
  const clock = useChurchTime();
  const toCome = withoutPastEvents(copy, clock);
  // The page is old, or the visitor's clock is wrong: its copy is shown whole, and nothing is said by the clock.
  const isAllOver = hasFailed && copy !== null && !toCome;
  const current = isAllOver ? copy : toCome;
  const now = isAllOver ? null : clock;
  const events = loaded ?? current?.events ?? null;
  const picked = useMemo(() => events && pick(events, now), [events, pick, now]);
  // The note at the top of a page without signal says that it is a copy.
  const isFailureShown = hasFailed && !(copy && isKeptPage());
  const ids = picked?.slice(0, EVENTS_IN_HTML).map(({ id }) => id) ?? [];
  const fading = useFadeIn([hasFailed, ...ids].join(" "));

  const tell = useEffectEvent((events: ChurchEvent[]) => onLoad?.(events));
  // Reaches outside React: for what is outside this part of the page.
  useEffect(() => {
    if (loaded) tell(loaded);
  }, [loaded]);

  const isOld = known.oldAnswerAt !== null && !known.isAsking;
  // Above them where there are none yet, and where they are not up to date.
  const isBelow = !hasFailed && !isOld && (isPart || picked !== null);
  const hasNote = !hasFailed || (current && (isAllOver || known.isPartial));
  const note = hasNote && (
    <FeedNote
      known={known}
      calendar={source.calendar}
      shown={current}
      isAllOver={isAllOver}
      failedWords={failedWords}
    />
  );
  return (
    <EventGroups value={groupOf}>
      <div tabIndex={-1}>
        {isFailureShown && <FeedFailed known={known} shown={current} words={failedWords} />}
        <div ref={fading}>
          {!isBelow && note}
          <div className={isPart ? undefined : styles.room}>
            {picked && picked.length > 0 && children({ events: picked, now })}
            {picked?.length === 0 && <NoEvents heading={isPart ? "h3" : "h2"} />}
            {/* Where events will stand, side by side or below each other, while there is not even a copy of them. */}
            {!picked && !hasFailed && (
              <div className={`${styles.skeleton} needs-script not-printed`} aria-hidden="true">
                <div />
                <div />
                <div />
              </div>
            )}
          </div>
          {isBelow && note}
        </div>
      </div>
    </EventGroups>
  );
}

function NoEvents({ heading: Heading }: { heading: "h2" | "h3" }) {
  return (
    <div className={styles.empty} data-empty>
      <img src={defaultPicture("").full} alt="" width={120} height={168} className="glass" />
      <div>
        <Heading>No Upcoming Events</Heading>
        <p>Check back soon for new events</p>
      </div>
    </div>
  );
}

type BoundaryProps = { event: ChurchEvent; children: ReactNode };

type BoundaryState = { hasFailed: boolean };

/** Round every event of a list: one that cannot be shown does not take the others with it, and is tried again when it has changed. */
export class EventBoundary extends Component<BoundaryProps, BoundaryState> {
  constructor(props: BoundaryProps) {
    super(props);
    // A class field here would bring old browsers 250 bytes of helpers.
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(last: BoundaryProps, { hasFailed }: BoundaryState) {
    // An event that has only just failed is the changed one, and is not tried again.
    if (hasFailed && last.event !== this.props.event) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p>
        <EventName name={this.props.event.name} badge={null} />: this event could not be shown.
      </p>
    );
  }
}
