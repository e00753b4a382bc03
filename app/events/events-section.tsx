import { Component, type ReactNode, useMemo } from "react";
import { makeGroupFinder } from "#app/agenda/match-events.ts";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import { useChurchTime } from "#app/ui/use-church-time.ts";
import { useFadeIn } from "#app/ui/use-fade-in.ts";
import type { WallTime } from "#time";
import type { EventGroup } from "./event.ts";
import styles from "./events-section.module.css";
import type { EventsSource } from "./events-source.ts";
import { chooseView } from "./events-view.ts";
import { FeedFailed, FeedNote } from "./feed-notes.tsx";
import { EventName } from "./parts/event-badge.tsx";
import { chooseDefaultPicture } from "./parts/event-picture.tsx";
import { EventGroups } from "./parts/when-and-where.tsx";
import { useEvents } from "./use-events.ts";

/** The events that a list or a carousel shows. */
export type ShownEvents = {
  events: Occurrence[];
  /** The church's time. Null in the HTML, during hydration, and if the visitor's clock seems to be wrong. */
  now: WallTime | null;
};

/** The props of an island with events, which stand in its HTML. */
export type EventsProps = {
  source: EventsSource;
  /** The groups to which events may belong. */
  groups: EventGroup[];
};

type Section = EventsProps & {
  /** Chooses the events to show, and their order, by the church’s time `now`. */
  pick: (events: Occurrence[], now: WallTime | null) => Occurrence[];
  /** Whether they are one section of a page: its heading is above. */
  isPart?: boolean;
  children: (shownEvents: ShownEvents) => ReactNode;
};

/**
 * The events in all their states: loading, loaded, none, failed. Until the feed has answered, and when it
 * fails, the snapshot in the HTML is shown, with its date.
 */
export function EventsSection({ source, groups, pick, isPart = false, children }: Section) {
  const groupOf = useMemo(() => makeGroupFinder(groups), [groups]);
  const known = useEvents(source);
  const view = chooseView(known, useChurchTime());
  const { hasFailed, shows, now } = view;
  const events = pick(view.events, now);
  const ids = events.map(({ id }) => id);
  const fading = useFadeIn([hasFailed, ...ids].join(" "));

  const note = <FeedNote view={view} calendar={source.calendar} />;
  return (
    <EventGroups value={groupOf}>
      {/*
       * It has the focus after a "Try again" that worked: screen readers then say its name. In a fieldset Chromium forgets
       * at times to lay out the events if the calendar fails at once.
       */}
      <section tabIndex={-1} aria-label="List of events" className={styles.events}>
        {hasFailed && <FeedFailed known={known} asOf={view.asOf} />}
        <div ref={fading}>
          {view.note === "above" && note}
          <div className={isPart ? undefined : styles.room}>
            {shows === "events" && children({ events, now })}
            {shows === "no events" && <NoEvents heading={isPart ? "h3" : "h2"} />}
            {shows === "outlines" && <EventOutlines />}
          </div>
          {view.note === "below" && note}
        </div>
      </section>
    </EventGroups>
  );
}

/** The outlines of events, while there is not even a snapshot of them. */
function EventOutlines() {
  return (
    <div className={`grid ${styles.skeleton} needs-script not-printed`} aria-hidden="true">
      <div />
      <div />
      <div />
    </div>
  );
}

function NoEvents({ heading: Heading }: { heading: "h2" | "h3" }) {
  return (
    <div className={styles.empty} data-empty>
      <img src={chooseDefaultPicture("").full} alt="" width={120} height={168} className="glass" />
      <div>
        <Heading>No Upcoming Events</Heading>
        <p>Check back soon for new events</p>
      </div>
    </div>
  );
}

type BoundaryProps = { event: Occurrence; children: ReactNode };

type BoundaryState = { hasFailed: boolean };

/** Stands round every event of a list, so that one that throws does not take the others with it. */
export class EventBoundary extends Component<BoundaryProps, BoundaryState> {
  constructor(props: BoundaryProps) {
    super(props);
    // A class field here would bring old browsers 250 bytes of helpers.
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p>
        <EventName name={this.props.event.name} state="on" />: this event could not be shown.
      </p>
    );
  }
}
