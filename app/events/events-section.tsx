import { type ReactNode, useRef } from "react";
import type { Feed } from "#app/events/feed/fetch-feed.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { DiaryNote } from "./diary-note.tsx";
import type { ChurchEvent } from "./event.ts";
import { EventsFailed } from "./events-failed.tsx";
import styles from "./events-section.module.css";
import { NoEvents } from "./no-events.tsx";
import { EVENTS_IN_HTML, type Snapshot, stillToCome } from "./snapshot.ts";
import { type Prepare, useDiary } from "./use-events.ts";

/**
 * The diary as it is checked, full, empty and out of reach. Until the calendar has answered, and when
 * it does not, the copy that came with the page stands in, with its date.
 */
export function WhenEventsArrive({
  feed,
  snapshot,
  prepare,
  skeleton,
  failedWords,
  heading,
  noteBelow = false,
  summaryOf = noWords,
  children,
}: {
  feed: Feed;
  snapshot: Snapshot | null;
  prepare?: Prepare;
  skeleton: ReactNode;
  failedWords: string;
  /** The rank of headings in this part of the page. */
  heading: "h2" | "h3";
  /** Whether the events come before what is to be said of them. */
  noteBelow?: boolean;
  /** What there is to say of them all. */
  summaryOf?: (events: ChurchEvent[]) => string;
  children: (events: ChurchEvent[], now: WallTime | null) => ReactNode;
}) {
  const diary = useDiary(feed, prepare);
  const now = useChurchTime();
  const copy = stillToCome(snapshot, now);
  // What failed and what is shown instead belong together.
  const isBelow = noteBelow && diary.state !== "failed";
  const isAllLost = diary.state === "failed" && !copy;
  const list = [diary.state === "failed", ...shownIds()].join(" ");
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef(list);
  // Another list is drawn anew: in one that is mended, what a visitor reads would move. But whoever
  // is in it with the keyboard is not to be thrown out.
  if (!place.current?.contains(document.activeElement)) drawn.current = list;
  const note = !isAllLost && (
    <DiaryNote
      key={diary.state === "failed" ? "below the alert" : "in its place"}
      state={diary.state}
      copy={copy}
      summary={diary.state === "known" ? summaryOf(diary.events) : ""}
      withoutScript={failedWords}
    />
  );

  return (
    <>
      {diary.state === "failed" && <EventsFailed words={failedWords} />}
      {!isBelow && note}
      <div ref={place} key={drawn.current} className={noteBelow ? undefined : styles.room}>
        {shown()}
      </div>
      {isBelow && note}
    </>
  );

  function shownIds() {
    const events = diary.state === "known" ? diary.events : (copy?.events ?? []);
    return events.slice(0, EVENTS_IN_HTML).map(({ id }) => id);
  }

  function shown() {
    if (diary.state === "known") {
      return diary.events.length > 0 ? children(diary.events, now) : <NoEvents heading={heading} />;
    }
    if (copy) return children(copy.events, now);
    return diary.state === "being checked" && <div className={styles.waiting}>{skeleton}</div>;
  }
}

function noWords(): string {
  return "";
}
