import { britishDateAndYear } from "#app/time/written-times.ts";
import styles from "./diary-note.module.css";
import type { Snapshot } from "./snapshot.ts";
import type { Diary } from "./use-events.ts";

/** Says how new the events are that a visitor sees, in a place that stays as high as it is. */
export function DiaryNote({
  state,
  copy,
  summary,
  withoutScript,
}: {
  state: Diary["state"];
  copy: Snapshot | null;
  /** What there is to say once the events are known. */
  summary: string;
  withoutScript: string;
}) {
  const asItStood = copy && `as the church diary stood on ${britishDateAndYear(copy.day)}`;
  return (
    <div className={styles.note}>
      <p role="status">
        {state === "known" && summary}
        {state === "failed" && copy && `This is the last copy, ${asItStood}${rest(copy)}.`}
        {state === "being checked" && (
          <>
            {copy && `Shown ${asItStood}${rest(copy)}. `}
            <span className={styles.checking}>
              {copy ? "Now checking the diary…" : "One moment: checking the diary…"}
            </span>
          </>
        )}
      </p>
      {state === "being checked" && !copy && (
        <p className={styles.never}>
          The diary is read with JavaScript, which your browser has switched off. {withoutScript}
        </p>
      )}
    </div>
  );
}

function rest({ events, more }: Snapshot): string {
  return more > 0 ? ` (the first ${events.length} of ${events.length + more} events)` : "";
}
