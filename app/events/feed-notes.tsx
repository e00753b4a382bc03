import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useWording } from "#app/site.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import styles from "./feed-notes.module.css";
import type { Snapshot } from "./snapshot.ts";
import type { FeedState } from "./use-events.ts";

/**
 * Says how new the events are, in a box of constant height. Each sentence has an element of its own:
 * React removing a bare text node throws where the browser has translated the page.
 */
export function FeedNote({
  state,
  snapshot,
  summary,
  withoutScript,
  lastCopy = "This is the last copy, as",
}: {
  state: FeedState["state"];
  snapshot: Snapshot | null;
  summary: string;
  withoutScript: ReactNode;
  /** How the note of a snapshot begins where the feed could not be read. */
  lastCopy?: string;
}) {
  const isLoading = state === "loading";
  const words =
    state === "loaded"
      ? summary
      : snapshot && snapshotWords(snapshot, isLoading ? "Shown as" : lastCopy);
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

function snapshotWords({ day, events, more }: Snapshot, start: string): string {
  const counted = more > 0 ? ` (the first ${events.length} of ${events.length + more} events)` : "";
  return `${start} the church diary stood on ${britishDateAndYear(day)}${counted}.`;
}

export function FeedFailed({ words }: { words: ReactNode }) {
  const wording = useWording();
  return (
    <div className={styles.failed}>
      <TriangleAlert aria-hidden />
      <div>
        <p role="alert" className={styles.alert}>
          {wording("Failed to load events. Please try again later.")}
        </p>
        <p>{words}</p>
      </div>
    </div>
  );
}
