import { TriangleAlert } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useChurchTime } from "#app/time/use-church-time.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import type { ChurchEvent } from "./event.ts";
import styles from "./events-section.module.css";
import type { Feed } from "./feed/fetch-feed.ts";
import { quietWindow } from "./parts/event-window.ts";
import { EVENTS_IN_HTML, type Snapshot, withoutPastEvents } from "./snapshot.ts";
import { type FeedState, type Prepare, useEvents } from "./use-events.ts";

const FADE_IN = 200; // milliseconds

/** What a list or a carousel is given to show. */
export type ShownEvents = {
  events: ChurchEvent[];
  /** The church's time; null in the HTML, which was written on another day. */
  now: WallTime | null;
  /** Whether these are the dated copy in the HTML, and the feed has not answered or has failed. */
  isSnapshot: boolean;
};

/**
 * The events in all their states: being asked for, there, none, failed. Until the feed has answered,
 * and when it does not, the snapshot that came with the page stands in, with its date.
 */
export function EventsSection({
  feed,
  snapshot,
  prepare,
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
  prepare?: Prepare;
  /** Those of all events that are shown, in their order. */
  pick: (events: ChurchEvent[]) => ChurchEvent[];
  skeleton: ReactNode;
  failedWords: string;
  /** The rank of headings in this part of the page. */
  heading: "h2" | "h3";
  /** Whether the events come before what is to be said of them. */
  noteBelow?: boolean;
  /** What there is to say of them all. */
  summaryOf: (events: ChurchEvent[]) => string;
  children: (shown: ShownEvents) => ReactNode;
}) {
  const answer = useEvents(feed, prepare);
  const now = useChurchTime();
  const copy = withoutPastEvents(snapshot, now);
  const hasFailed = answer.state === "failed";
  const events = answer.state === "known" ? answer.events : (copy?.events ?? null);
  const shown = events && { events: pick(events), now, isSnapshot: answer.state !== "known" };
  const ids = shown?.events.slice(0, EVENTS_IN_HTML).map(({ id }) => id) ?? [];
  const changing = useFadeIn([hasFailed, ...ids].join(" "));
  // What failed and what is shown instead belong together.
  const isBelow = noteBelow && !hasFailed;
  const note = (copy || !hasFailed) && (
    <Note
      state={answer.state}
      copy={copy}
      summary={answer.state === "known" ? summaryOf(answer.events) : ""}
      withoutScript={failedWords}
    />
  );

  return (
    <>
      {hasFailed && <Failed words={failedWords} />}
      <div ref={changing}>
        {!isBelow && note}
        <div className={noteBelow ? undefined : styles.room}>
          {shown && shown.events.length > 0 && children(shown)}
          {shown?.events.length === 0 && <NoEvents heading={heading} />}
          {!shown && !hasFailed && <div className={styles.waiting}>{skeleton}</div>}
        </div>
        {isBelow && note}
      </div>
    </>
  );
}

/**
 * Fades an element in when `content` changes: events that stay are kept in the document, and nobody
 * sees them jump to where others have come or gone before them.
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
 * Says how new the events are that a visitor sees, in a place that stays as high as it is. Every
 * sentence has an element of its own, or a page that the browser translates breaks when one goes.
 */
function Note({
  state,
  copy,
  summary,
  withoutScript,
}: {
  state: FeedState["state"];
  copy: Snapshot | null;
  /** What there is to say once the events are known. */
  summary: string;
  withoutScript: string;
}) {
  const isChecking = state === "checking";
  const words = state === "known" ? summary : copy && snapshotWords(copy, isChecking);
  return (
    <div className={styles.note}>
      <p role="status">
        {words && <span key={words}>{`${words} `}</span>}
        {isChecking && (
          <span key="checking" className={styles.checking}>
            {copy ? "Now checking the diary…" : "One moment: checking the diary…"}
          </span>
        )}
      </p>
      {isChecking && !copy && (
        <p className={styles.never}>
          The diary is read with JavaScript, which your browser has switched off. {withoutScript}
        </p>
      )}
    </div>
  );
}

function snapshotWords({ day, events, more }: Snapshot, isChecking: boolean): string {
  const rest = more > 0 ? ` (the first ${events.length} of ${events.length + more} events)` : "";
  const start = isChecking ? "Shown as" : "This is the last copy, as";
  return `${start} the church diary stood on ${britishDateAndYear(day)}${rest}.`;
}

/** Says that the feed is out of reach, and what the visitor can do all the same. */
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
