import { type ReactNode, useEffect, useEffectEvent, useMemo } from "react";
import { useWording } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { useFadeIn } from "#app/ui/use-fade-in.ts";
import { useEventDialog } from "./details/use-event-dialog.tsx";
import type { ChurchEvent } from "./event.ts";
import type { ComingChanges } from "./event-changes.ts";
import { type EventGroup, groupFinder } from "./event-groups.ts";
import styles from "./events-section.module.css";
import type { Feed } from "./feed/fetch-feed.ts";
import { EventGone, FeedFailed, FeedNote, OfficeLinked } from "./feed-notes.tsx";
import { EventGroups } from "./parts/event-facts.tsx";
import type { Details } from "./parts/event-links.tsx";
import { quietWindow } from "./parts/event-picture.tsx";
import { EVENTS_IN_HTML, type Snapshot, withoutPastEvents } from "./snapshot.ts";
import { useChanges, useEvents } from "./use-events.ts";

export type ShownEvents = {
  events: ChurchEvent[];
  /** The church's time; null in the prerendered HTML, while it is hydrated, and where the clock is not to be trusted. */
  now: WallTime | null;
  details: Details;
};

/** Where the events of a page come from, and what stands in their place; as JSON in the page's HTML. */
export type EventsSource = {
  feed: Feed;
  snapshot: Snapshot | null;
  changes: ComingChanges;
  groups: EventGroup[];
  failedWords: string;
};

/**
 * The events in all their states: loading, loaded, none, failed. Until the feed has answered, and when it
 * fails, the snapshot in the HTML is shown, with its date.
 */
export function EventsSection({
  feed,
  snapshot,
  changes,
  groups,
  failedWords,
  onLoad,
  pick,
  skeleton,
  heading,
  noteBelow = false,
  summaryOf,
  children,
}: EventsSource & {
  /** Gets the feed's events when they are shown. */
  onLoad?: (events: ChurchEvent[]) => void;
  /** Chooses and sorts the events to be shown. */
  pick: (events: ChurchEvent[]) => ChurchEvent[];
  skeleton: ReactNode;
  /** The level of headings in this part of the page. */
  heading: "h2" | "h3";
  /** Whether the note (how new the events are, the summary) stands below them. */
  noteBelow?: boolean;
  /** Says in the note how many events there are; `isCut` where the feed has more than these. */
  summaryOf: (events: ChurchEvent[], isCut: boolean) => string;
  children: (shownEvents: ShownEvents) => ReactNode;
}) {
  const groupOf = useMemo(() => groupFinder(groups), [groups]);
  const feedState = useEvents(feed);
  const { loaded, copy } = useChanges(feedState, snapshot, changes);
  useOnLoad(loaded, onLoad);
  const clock = useChurchTime();
  const toCome = withoutPastEvents(copy, clock);
  const { state } = feedState;
  const hasFailed = state === "failed";
  // The page is old, or the visitor's clock is wrong: its copy is shown whole, and nothing is said by the clock.
  const isAllOver = hasFailed && !toCome;
  const current = isAllOver ? copy : toCome;
  const now = isAllOver ? null : clock;
  const isSnapshot = !loaded;
  const events = loaded ?? current?.events ?? null;
  const { details, dialog, isUnknownId } = useEventDialog({
    events: events ?? [],
    now,
    isSnapshot,
  });
  const picked = useMemo(() => events && pick(events), [events, pick]);
  const shownEvents = picked && { events: picked, now, details };
  const ids = shownEvents?.events.slice(0, EVENTS_IN_HTML).map(({ id }) => id) ?? [];
  const fading = useFadeIn([hasFailed, ...ids].join(" "));
  // After a failure the note says of which day the events are: it stands next to the failure, above them.
  const isBelow = noteBelow && !hasFailed;
  const note = (current || !hasFailed) && (
    <FeedNote
      state={state}
      snapshot={current}
      isPartial={feedState.state === "loaded" && feedState.isPartial}
      isAllOver={isAllOver}
      summary={state === "loaded" ? summaryOf(feedState.events, feedState.isCut) : ""}
      withoutScript={<OfficeLinked words={failedWords} />}
    />
  );

  return (
    <EventGroups value={groupOf}>
      <div tabIndex={-1} data-feed={feed.url}>
        {feedState.state === "failed" && (
          <FeedFailed
            words={failedWords}
            isRetrying={feedState.isRetrying}
            onRetry={feedState.retry}
          />
        )}
        <div ref={fading}>
          {isUnknownId && <EventGone />}
          {!isBelow && note}
          <div className={noteBelow ? undefined : styles.room}>
            {dialog}
            {shownEvents && shownEvents.events.length > 0 && children(shownEvents)}
            {shownEvents?.events.length === 0 && <NoEvents heading={heading} />}
            {!shownEvents && !hasFailed && <div className="needs-script">{skeleton}</div>}
          </div>
          {isBelow && note}
        </div>
      </div>
    </EventGroups>
  );
}

function useOnLoad(loaded: ChurchEvent[] | null, onLoad?: (events: ChurchEvent[]) => void): void {
  const tell = useEffectEvent((events: ChurchEvent[]) => onLoad?.(events));

  // Reaches outside React: for what is outside this part of the page.
  useEffect(() => {
    if (loaded) tell(loaded);
  }, [loaded]);
}

export function NoEvents({ heading: Heading }: { heading: "h2" | "h3" }) {
  const wording = useWording();
  return (
    <div className={styles.empty}>
      <img src={quietWindow(undefined, "").full} alt="" width={120} height={168} />
      <div>
        <Heading>{wording("events.none")}</Heading>
        <p>{wording("events.later")}</p>
      </div>
    </div>
  );
}
