import { useMemo } from "react";
import type { ComingChanges } from "#app/events/event-changes.ts";
import type { Feed } from "#app/events/feed/fetch-feed.ts";
import { FeedFailed, FeedNote } from "#app/events/feed-notes.tsx";
import { PartialNote } from "#app/events/partial-note.tsx";
import { type Snapshot, withoutPastEvents } from "#app/events/snapshot.ts";
import { type Diary, useEvents } from "#app/events/use-events.ts";
import type { TimedNotice } from "#app/layout/notices.server.ts";
import { type PackedDates, unpackDates } from "#app/meetings/meeting.ts";
import { useFacts } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { spanAttributes } from "#app/time/visible-span.tsx";
import { type Day, type Days, dayOf, midnight } from "#app/time/wall-time.ts";
import { britishDate, unbroken, yearOf } from "#app/time/written-times.ts";
import { useFadeIn } from "#app/ui/use-fade-in.ts";
import { type SheetSeries, weekFrom } from "./week.ts";
import { WeekLines } from "./week-lines.tsx";
import styles from "./week-sheet.module.css";

export type WeekFacts = {
  series: (Omit<SheetSeries, "meetings"> & PackedDates)[];
  known: Days | null;
  feed: Feed | null;
  snapshot: Snapshot | null;
  changes: ComingChanges;
  failedWords: string;
};

/** The HTML has the week from the day it was built; after hydration it is the week from now on. */
export function ComingWeek({
  series: packed,
  known,
  feed,
  snapshot,
  changes,
  notices,
  failedWords,
}: WeekFacts & { notices: TimedNotice[] }) {
  const { church, builtAt } = useFacts();
  const now = useChurchTime();
  const diary = useEvents(feed, snapshot, changes);
  const { state, loaded, copy, isPartial } = diary;
  const from = now ?? midnight(dayOf(builtAt));
  const first = dayOf(from);
  const series = useMemo(() => packed.map(unpackDates), [packed]);
  const days = weekFrom(from, { series, known, events: loaded ?? copy?.events ?? [], church });
  // A church that keeps no year of dates says its usual times alone, until its feed has something.
  const hasDays = known !== null || days.some(({ lines }) => lines.length > 0);
  const keys = days.flatMap(({ lines }) => lines.map(({ key }) => key));
  const fading = useFadeIn([state === "failed", first, ...keys].join(" "));
  return (
    <>
      <h2>
        <span key={first}>{`The week from ${unbroken(britishDate(first))} ${yearOf(first)}`}</span>
      </h2>
      <div className={styles.onPaper}>
        <p>
          <span>{paperWords(diary, first)}</span>
          {isPartial && <PartialNote />}
        </p>
        {notices.map((notice) => (
          <p key={notice.id} className={styles.notice} {...spanAttributes(notice)}>
            {notice.words}
          </p>
        ))}
      </div>
      <div ref={fading}>
        {feed && (
          <div className={styles.onScreen}>
            <FeedNote
              diary={diary}
              shown={withoutPastEvents(copy, now)}
              summary={isPartial ? "" : "Up to date with the church diary."}
              failedWords={failedWords}
              lastCopy="Shown as"
            />
          </div>
        )}
        {hasDays && <WeekLines days={days} now={now} />}
      </div>
      {/* Not above the list: it comes late, and everything would move. */}
      {state === "failed" && (
        <div className={styles.onScreen}>
          <FeedFailed diary={diary} words={`The church diary could not be read. ${failedWords}`} />
        </div>
      )}
      {days.some(({ isKnown }) => !isKnown) && <UsualTimes series={series} />}
    </>
  );
}

/** On a wall the list is no longer up to date: of which day it is. */
function paperWords({ state, copy }: Diary, today: Day): string {
  const day = state === "loaded" ? today : copy?.day;
  if (!day) return "Without the church diary, which could not be read.";
  return `As it stood on ${britishDate(day)} ${yearOf(day)}.`;
}

/** What meets as a rule, for a week of which a day lies outside the year in year.yaml. */
function UsualTimes({ series }: { series: SheetSeries[] }) {
  const main = series.find(({ isService }) => isService);
  return (
    <section className={styles.rule}>
      <h3>As a rule</h3>
      {main?.afterLast && <p>{main.afterLast}</p>}
      <ul>
        {series.map(({ path, name, when, where, way }) => (
          <li key={`${path} ${name}`}>{`${name}: ${when}, ${way?.words ?? where}`}</li>
        ))}
      </ul>
    </section>
  );
}
