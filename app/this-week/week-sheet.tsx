import { Printer } from "lucide-react";
import type { Feed } from "#app/events/feed/fetch-feed.ts";
import { FeedFailed, FeedNote, OfficeLinked } from "#app/events/feed-notes.tsx";
import { type Snapshot, withoutPastEvents } from "#app/events/snapshot.ts";
import { type FeedState, useEvents } from "#app/events/use-events.ts";
import { useSite } from "#app/site.ts";
import { useTimed } from "#app/time/timed.tsx";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { type Day, type Days, dayOf, wallTime } from "#app/time/wall-time.ts";
import { britishDate, unbroken, yearOf } from "#app/time/written-times.ts";
import button from "#app/ui/button.module.css";
import { useFadeIn } from "#app/ui/use-fade-in.ts";
import { UsualTimes } from "./usual-times.tsx";
import { type SheetSeries, weekFrom } from "./week.ts";
import { WeekLines } from "./week-lines.tsx";
import styles from "./week-sheet.module.css";

/**
 * Seven days of services, groups and the feed’s events, as a list and, printed, as the porch’s notice
 * sheet. The HTML has the week from the day it was built; after hydration it is the week from now on.
 */
export function WeekSheet({
  series,
  known,
  feed,
  snapshot,
  failedWords,
  address,
  qr,
}: {
  series: SheetSeries[];
  known: Days | null;
  feed: Feed | null;
  snapshot: Snapshot | null;
  failedWords: string;
  /** The page’s whole address, and a QR code of it. */
  address: string;
  qr: { path: string; size: number };
}) {
  const { church, notices, builtAt } = useSite();
  const now = useChurchTime();
  const timedAttributes = useTimed();
  const feedState = useEvents(feed);
  const { state } = feedState;
  const from = now ?? wallTime(dayOf(builtAt), "00:00");
  const first = dayOf(from);
  const days = weekFrom(from, {
    series,
    known,
    events: state === "loaded" ? feedState.events : (snapshot?.events ?? []),
    office: {
      ask: { name: "the office", phone: church.phone },
      church: church.name,
      postcode: church.address.postcode,
    },
  });
  // A church that keeps no year of dates says its usual times alone, until its feed has something.
  const hasDays = known !== null || days.some(({ lines }) => lines.length > 0);
  const hasFailed = state === "failed";
  const otherwise = <OfficeLinked words={failedWords} />;
  const keys = days.flatMap(({ lines }) => lines.map(({ key }) => key));
  const fading = useFadeIn([hasFailed, first, ...keys].join(" "));
  return (
    <div className={styles.stage}>
      <input type="checkbox" id="large-print" autoComplete="off" />
      <label htmlFor="large-print">Large print</label>
      <button
        type="button"
        className={`${button.button} ${button.outline} ${button.small}`}
        hidden={!now}
        onClick={() => window.print()}
      >
        <Printer aria-hidden /> Print
      </button>
      <div className={styles.sheet}>
        <div className={styles.onPaper}>
          <p className={styles.church}>{church.name}</p>
          <p>{`${church.address.street}, ${church.address.town}`}</p>
        </div>
        <h2>
          <span
            key={first}
          >{`The week from ${unbroken(britishDate(first))} ${yearOf(first)}`}</span>
        </h2>
        <div className={styles.onPaper}>
          <p>{paperWords(state, first, snapshot)}</p>
          {notices.map((notice) => (
            <p key={notice.id} className={styles.notice} {...timedAttributes(notice)}>
              {notice.words}
            </p>
          ))}
        </div>
        <div ref={fading}>
          {feed && (
            <div className={styles.onScreen}>
              <FeedNote
                state={state}
                snapshot={withoutPastEvents(snapshot, now)}
                summary="Up to date with the church diary."
                withoutScript={otherwise}
                lastCopy="Shown as"
              />
            </div>
          )}
          {hasDays && <WeekLines days={days} now={now} />}
        </div>
        {/* Not above the list: it comes late, and everything would move. */}
        {feedState.state === "failed" && (
          <div className={styles.onScreen}>
            <FeedFailed
              words={`The church diary could not be read. ${failedWords}`}
              isRetrying={feedState.isRetrying}
              onRetry={feedState.retry}
            />
          </div>
        )}
        {days.some(({ isKnown }) => !isKnown) && <UsualTimes series={series} />}
        <div className={styles.foot}>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={`QR code: ${address}`}>
            <path d={qr.path} />
          </svg>
          <p>
            What has changed since this was printed: <b>{address.replace("https://", "")}</b>
            <br />
            Church office: <b>{church.phone}</b>
          </p>
        </div>
      </div>
    </div>
  );
}

/** On a wall the list is no longer up to date: of which day it is. */
function paperWords(state: FeedState["state"], today: Day, snapshot: Snapshot | null): string {
  const day = state === "loaded" ? today : snapshot?.day;
  if (!day) return "Without the church diary, which could not be read.";
  return `As it stood on ${britishDate(day)} ${yearOf(day)}.`;
}
