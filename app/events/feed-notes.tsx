import { TriangleAlert } from "lucide-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import button from "#app/ui/button.module.css";
import { removeToast, showToast } from "#app/ui/show-toast.ts";
import type { EventsView, Remark } from "./events-view.ts";
import styles from "./feed-notes.module.css";
import { PartialNote } from "./partial-note.tsx";
import type { KnownEvents } from "./use-events.ts";
import { WhomToAsk } from "./whom-to-ask.tsx";

// Visitors read these words if the church's calendar cannot be read. The church has asked for them to the letter, so
// tests/browser/events-states.spec.ts compares them. The console has FETCH_ERROR of #churchsuite, which happens to be the
// same as the toast's.
const FAILED_TOAST = "Failed to fetch events";
const FAILED_ALERT = "Failed to load events. Please try again later.";

type NoteProps = {
  view: EventsView;
  /** The page at ChurchSuite that has all events. */
  calendar: string;
};

/** Says of when the events are, unless they are up to date, in a box of constant height. */
export function FeedNote({ view: { remarks, asOf, shows }, calendar }: NoteProps) {
  return (
    <div className={styles.note}>
      <p role="status">
        {remarks.map((remark) => (
          <Sentence key={`${remark} ${asOf}`} remark={remark} asOf={asOf} calendar={calendar} />
        ))}
      </p>
      {shows === "outlines" && (
        <p className={styles.never}>
          {"The diary is read with JavaScript, which your browser has switched off. "}
          <WhomToAsk />
        </p>
      )}
    </div>
  );
}

type SentenceProps = Pick<NoteProps, "calendar"> & Pick<EventsView, "asOf"> & { remark: Remark };

/** It has an element of its own: React removing a bare text node throws where the browser has translated the page. */
function Sentence({ remark, asOf, calendar }: SentenceProps) {
  switch (remark) {
    case "as of":
      return <span>{`As of ${asOf}. `}</span>;
    case "some may be missing":
      return <PartialNote calendar={calendar} />;
    case "all over":
      return <span>By your device’s clock all of these are over.</span>;
    case "page lost":
      return (
        <span className={styles.lost}>
          We couldn’t load the rest of this page. Please open it again.
        </span>
      );
    case "checking":
      return <span className="needs-script not-printed">Checking the diary…</span>;
  }
}

type Failure = {
  known: KnownEvents;
  /** How old the events below are; null if there are none. */
  asOf: string | null;
};

/** Says that the feed has failed and what to do meanwhile, and asks it again. */
export function FeedFailed({ known, asOf }: Failure) {
  const { isAsking, retry } = known;
  const box = useRef<HTMLDivElement>(null);

  // Reaches outside React: the page's one toast.
  useEffect(() => {
    if (!isAsking) showToast(FAILED_TOAST);
  }, [isAsking]);

  // Reaches outside React: once the feed has answered, the toast goes. If the button disappears while it has the focus,
  // the focus goes to the events.
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      removeToast();
      if (!element?.contains(document.activeElement)) return;
      element.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div ref={box} className={styles.failed}>
      <TriangleAlert aria-hidden />
      <div>
        <p role="alert">
          <strong>{FAILED_ALERT}</strong>
          {asOf && <span>{` Below is the copy of ${asOf}.`}</span>}
        </p>
        <p>
          <WhomToAsk />
        </p>
        {/* Not `disabled`: the button would lose the focus of whoever has just pressed it. */}
        <button
          type="button"
          aria-disabled={isAsking}
          className={`${button.button} ${button.outline} ${button.small} not-printed`}
          onClick={isAsking ? undefined : retry}
        >
          <span key={String(isAsking)}>{isAsking ? "Trying again…" : "Try again"}</span>
        </button>
      </div>
    </div>
  );
}
