import { TriangleAlert } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useChurchTime } from "#app/time/use-church-time.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import { useEventDialog } from "./details/use-event-dialog.tsx";
import type { ChurchEvent } from "./event.ts";
import styles from "./events-section.module.css";
import type { Feed } from "./feed/fetch-feed.ts";
import { quietWindow } from "./parts/event-window.ts";
import { EVENTS_IN_HTML, type Snapshot, withoutPastEvents } from "./snapshot.ts";
import { type FeedState, type Preload, useEvents } from "./use-events.ts";

const FADE_IN = 200; // milliseconds

export type ShownEvents = {
  events: ChurchEvent[];
  /** The church's time; null in the prerendered HTML and while it is hydrated. */
  now: WallTime | null;
  /** Opens an event's details. */
  onOpen: (event: ChurchEvent) => void;
};

/**
 * The events in all their states: loading, loaded, none, failed. Until the feed has answered, and when it
 * fails, the snapshot in the HTML is shown, with its date.
 */
export function EventsSection({
  feed,
  snapshot,
  preload,
  pick,
  skeleton,
  failedWords,
  heading,
  noteBelow = false,
  summaryOf,
  children,
}: {
  feed: Feed;
  snapshot: Snapshot | null;
  preload?: Preload;
  /** Chooses and sorts the events to be shown. */
  pick: (events: ChurchEvent[]) => ChurchEvent[];
  skeleton: ReactNode;
  failedWords: string;
  /** The level of headings in this part of the page. */
  heading: "h2" | "h3";
  /** Whether the note (how new the events are, the summary) stands below them. */
  noteBelow?: boolean;
  /** Says in the note how many events there are. */
  summaryOf: (events: ChurchEvent[]) => string;
  children: (shownEvents: ShownEvents) => ReactNode;
}) {
  const feedState = useEvents(feed, preload);
  const now = useChurchTime();
  const current = withoutPastEvents(snapshot, now);
  const { state } = feedState;
  const hasFailed = state === "failed";
  const isSnapshot = state !== "loaded";
  const events = isSnapshot ? (current?.events ?? null) : feedState.events;
  const { open, details } = useEventDialog({ events: events ?? [], now, isSnapshot });
  const shownEvents = events && { events: pick(events), now, onOpen: open };
  const ids = shownEvents?.events.slice(0, EVENTS_IN_HTML).map(({ id }) => id) ?? [];
  const fading = useFadeIn([hasFailed, ...ids].join(" "));
  // After a failure the note says of which day the events are: it stands next to the failure, above them.
  const isBelow = noteBelow && !hasFailed;
  const note = (current || !hasFailed) && (
    <Note
      state={state}
      snapshot={current}
      summary={state === "loaded" ? summaryOf(feedState.events) : ""}
      withoutScript={failedWords}
    />
  );

  return (
    <>
      {hasFailed && <Failed words={failedWords} />}
      <div ref={fading}>
        {!isBelow && note}
        <div className={noteBelow ? undefined : styles.room}>
          {details}
          {shownEvents && shownEvents.events.length > 0 && children(shownEvents)}
          {shownEvents?.events.length === 0 && <NoEvents heading={heading} />}
          {!shownEvents && !hasFailed && <div className={styles.waiting}>{skeleton}</div>}
        </div>
        {isBelow && note}
      </div>
    </>
  );
}

/**
 * Fades an element in when `content` changes. Rows are keyed by event, so those that stay are kept in the
 * document and move; the fade hides the jump.
 */
function useFadeIn(content: string) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(content);

  // Reaches outside React: the browser's animations.
  useLayoutEffect(() => {
    if (last.current === content) return;
    last.current = content;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    element.current?.animate({ opacity: [0, 1] }, FADE_IN);
  }, [content]);

  return element;
}

/**
 * Says how new the events are, in a box of constant height. Each sentence has an element of its own:
 * React removing a bare text node throws where the browser has translated the page.
 */
function Note({
  state,
  snapshot,
  summary,
  withoutScript,
}: {
  state: FeedState["state"];
  snapshot: Snapshot | null;
  summary: string;
  withoutScript: string;
}) {
  const isLoading = state === "loading";
  const words = state === "loaded" ? summary : snapshot && snapshotWords(snapshot, isLoading);
  return (
    <div className={styles.note}>
      <p role="status">
        {words && <span key={words}>{`${words} `}</span>}
        {isLoading && (
          <span key="checking" className={styles.checking}>
            {snapshot ? "Now checking the diary…" : "One moment: checking the diary…"}
          </span>
        )}
      </p>
      {isLoading && !snapshot && (
        <p className={styles.never}>
          The diary is read with JavaScript, which your browser has switched off. {withoutScript}
        </p>
      )}
    </div>
  );
}

function snapshotWords({ day, events, more }: Snapshot, isLoading: boolean): string {
  const counted = more > 0 ? ` (the first ${events.length} of ${events.length + more} events)` : "";
  const start = isLoading ? "Shown as" : "This is the last copy, as";
  return `${start} the church diary stood on ${britishDateAndYear(day)}${counted}.`;
}

function Failed({ words }: { words: string }) {
  return (
    <div className={styles.failed}>
      <TriangleAlert aria-hidden />
      <div>
        <p role="alert" className={styles.alert}>
          Failed to load events. Please try again later.
        </p>
        <p>{words}</p>
      </div>
    </div>
  );
}

function NoEvents({ heading: Heading }: { heading: "h2" | "h3" }) {
  return (
    <div className={styles.empty}>
      <img src={quietWindow(0).full} alt="" width={120} height={156} />
      <div>
        <Heading>No Upcoming Events</Heading>
        <p>Check back soon for new events</p>
      </div>
    </div>
  );
}
