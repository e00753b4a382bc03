import { TriangleAlert } from "lucide-react";
import { Fragment, useLayoutEffect, useRef } from "react";
import { useChurch } from "#app/layout/site.ts";
import { phoneAddress } from "#app/ui/addresses.ts";
import button from "#app/ui/button.module.css";
import { britishDateAndYear } from "#time";
import { FAILED_ALERT } from "./failure-words.ts";
import styles from "./feed-notes.module.css";
import { PartialNote } from "./partial-note.tsx";
import type { Snapshot } from "./snapshot.ts";
import type { KnownEvents } from "./use-events.ts";

type Note = {
  known: KnownEvents;
  /** The page at ChurchSuite that has all events. */
  calendar: string;
  /** What is shown of the copy; null if nothing is. */
  shown: Snapshot | null;
  /** What is said of the feed's events. */
  summary: string;
  /** The words that say whom to ask if the events cannot be fetched. */
  failedWords: string;
  /** Whether by the visitor's clock all of the copy has been. */
  isAllOver: boolean;
};

/**
 * Says how new the events are, in a box of constant height. Each sentence has an element of its own: React removing
 * a bare text node throws where the browser has translated the page.
 */
export function FeedNote({ known, calendar, shown, summary, failedWords, isAllOver }: Note) {
  const { state, isPartial } = known;
  const isLoading = state === "loading";
  const isLoaded = state === "loaded";
  const start = isLoading ? "Shown as" : "This is the last copy, as";
  return (
    <div className={styles.note}>
      <p role="status">
        {isLoaded && summary && <span key={summary}>{`${summary} `}</span>}
        {!isLoaded && shown && <CopyWords key={start} copy={shown} start={start} />}
        {isPartial && (isLoaded || shown) && <PartialNote key="lacks" calendar={calendar} />}
        {isAllOver && <span key="over">By your device’s clock all of these are over.</span>}
        {isLoading && (
          <Fragment key="checking">
            <span className={styles.lost}>
              We couldn’t load the rest of this page. Please open it again.
            </span>
            <span className="needs-script not-printed">
              {shown ? "Checking the diary…" : "One moment: checking the diary…"}
            </span>
          </Fragment>
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

function CopyWords({ copy: { day, events, more }, start }: { copy: Snapshot; start: string }) {
  const counted = more > 0 ? ` (the first ${events.length} of ${events.length + more} events)` : "";
  return (
    <span>
      {`${start} the church diary stood on `}
      <span className="one-line">{britishDateAndYear(day)}</span>
      {`${counted}. `}
    </span>
  );
}

/** Says that the feed has failed and what to do meanwhile, and asks it again. */
export function FeedFailed({ known, words }: { known: KnownEvents; words: string }) {
  const { isRetrying, retry } = known;
  const box = useRef<HTMLDivElement>(null);

  // Reaches outside React: where the button goes away under the keyboard, the focus stays at the events.
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div ref={box} className={styles.failed}>
      <TriangleAlert aria-hidden />
      <div>
        <p role="alert" className="strong">
          {FAILED_ALERT}
        </p>
        <p>
          <OfficeLinked words={words} />
        </p>
        {/* Not `disabled`: the button would lose the focus of whoever has just pressed it. */}
        <button
          type="button"
          aria-disabled={isRetrying}
          className={`${button.button} ${button.outline} ${button.small} not-printed`}
          onClick={isRetrying ? undefined : retry}
        >
          <span key={String(isRetrying)}>{isRetrying ? "Trying again…" : "Try again"}</span>
        </button>
      </div>
    </div>
  );
}

/** These words with the office’s number in them, if it is there, as a link. */
function OfficeLinked({ words }: { words: string }) {
  const { phone } = useChurch();
  const number = phone.replaceAll(" ", "\u00a0");
  const [before, after] = words.split(number);
  if (after === undefined) return words;
  return (
    <>
      {before}
      <a href={phoneAddress(phone)}>{number}</a>
      {after}
    </>
  );
}
