import { TriangleAlert } from "lucide-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useChurch } from "#app/layout/site.ts";
import { makePhoneAddress } from "#app/ui/addresses.ts";
import button from "#app/ui/button.module.css";
import { removeToast, showToast } from "#app/ui/show-toast.ts";
import { britishDate, clockOf, dayAndHours, dayOf } from "#time";
import { FAILED_ALERT, FAILED_TOAST } from "./failure-words.ts";
import styles from "./feed-notes.module.css";
import { PartialNote } from "./partial-note.tsx";
import type { SnapshotWithChanges } from "./snapshot.ts";
import type { KnownEvents } from "./use-events.ts";

type Note = {
  known: KnownEvents;
  /** The page at ChurchSuite that has all events. */
  calendar: string;
  /** The part of the snapshot that is shown; null if none is. */
  shown: SnapshotWithChanges | null;
  /** The words that say whom to ask if the events cannot be fetched. */
  failedWords: string;
  /** Whether all of the snapshot is over by the visitor's clock. */
  isAllOver: boolean;
};

/**
 * Says of when the events are, unless they are up to date, in a box of constant height. Each sentence has an element of
 * its own: React removing a bare text node throws where the browser has translated the page.
 */
export function FeedNote({ known, calendar, shown, failedWords, isAllOver }: Note) {
  const { state, isPartial, oldAnswerAt, isAsking } = known;
  const isLoading = state === "loading";
  return (
    <div className={styles.note}>
      <p role="status">
        {isLoading && shown && (
          <span key="snapshot">{`As of ${britishDate(shown.day)}${countShown(shown)}. `}</span>
        )}
        {oldAnswerAt && (
          <span key={oldAnswerAt}>
            {`As of ${dayAndHours(dayOf(oldAnswerAt), clockOf(oldAnswerAt))}. `}
          </span>
        )}
        {isPartial && (state === "loaded" || shown) && (
          <PartialNote key="lacks" calendar={calendar} />
        )}
        {isAllOver && <span key="over">By your device’s clock all of these are over.</span>}
        {isLoading && (
          <span key="lost" className={styles.lost}>
            We couldn’t load the rest of this page. Please open it again.
          </span>
        )}
        {(isLoading || (oldAnswerAt && isAsking)) && (
          <span key="checking" className="needs-script not-printed">
            {shown || oldAnswerAt ? "Checking the diary…" : "One moment: checking the diary…"}
          </span>
        )}
      </p>
      {isLoading && !shown && (
        <p className={styles.never}>
          {"The diary is read with JavaScript, which your browser has switched off. "}
          <OfficeLinked words={failedWords} />
        </p>
      )}
    </div>
  );
}

/** ", the first 60 of 80 events" */
function countShown({ events, more }: SnapshotWithChanges): string {
  return more > 0 ? `, the first ${events.length} of ${events.length + more} events` : "";
}

type Failure = {
  known: KnownEvents;
  /** The part of the snapshot that is shown; null if none is. */
  shown: SnapshotWithChanges | null;
  /** The words that say whom to ask. */
  words: string;
};

/** Says that the feed has failed and what to do meanwhile, and asks it again. */
export function FeedFailed({ known, shown, words }: Failure) {
  const { isAsking, retry } = known;
  const box = useRef<HTMLDivElement>(null);

  // Reaches outside React: the page's one toast.
  useEffect(() => {
    if (!isAsking && box.current) showToast(FAILED_TOAST, box.current);
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
          {shown && (
            <span>{` Below is the copy of ${britishDate(shown.day)}${countShown(shown)}.`}</span>
          )}
        </p>
        <p>
          <OfficeLinked words={words} />
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

/** Prints words, and makes a link of the office’s number in them. */
function OfficeLinked({ words }: { words: string }) {
  const { phone } = useChurch();
  const number = phone.replaceAll(" ", "\u00a0");
  const [before, after] = words.split(number);
  if (after === undefined) return words;
  return (
    <>
      {before}
      <a href={makePhoneAddress(phone)}>{number}</a>
      {after}
    </>
  );
}
