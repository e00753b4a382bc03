import { Printer } from "lucide-react";
import type { Feed } from "#app/events/feed/fetch-feed.ts";
import { FeedFailed, FeedNote } from "#app/events/feed-notes.tsx";
import { type Snapshot, withoutPastEvents } from "#app/events/snapshot.ts";
import { useEvents } from "#app/events/use-events.ts";
import { endOf } from "#app/meetings/meeting.ts";
import { useSite } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { dayOf, type WallTime, wallTime } from "#app/time/wall-time.ts";
import { britishDate, yearOf } from "#app/time/written-times.ts";
import button from "#app/ui/button.module.css";
import { useFadeIn } from "#app/ui/use-fade-in.ts";
import { type SheetSeries, weekFrom } from "./week.ts";
import { WeekLines } from "./week-lines.tsx";
import styles from "./week-sheet.module.css";

/**
 * Seven days of services, groups and the feed’s events, as a list and, printed, as the porch’s notice
 * sheet. The HTML has the week from the day it was built; after hydration it is the week from now on.
 */
export function WeekSheet({
  series,
  feed,
  snapshot,
  failedWords,
  address,
  qr,
}: {
  series: SheetSeries[];
  feed: Feed;
  snapshot: Snapshot | null;
  failedWords: string;
  /** The page’s whole address, and a QR code of it. */
  address: string;
  qr: { path: string; size: number };
}) {
  const { church, builtAt } = useSite();
  const now = useChurchTime();
  const feedState = useEvents(feed);
  const { state } = feedState;
  const from = now ?? wallTime(dayOf(builtAt), "00:00");
  const first = dayOf(from);
  const days = weekFrom(from, {
    series,
    events: state === "loaded" ? feedState.events : (snapshot?.events ?? []),
    office: {
      ask: { name: "the office", phone: church.phone },
      church: church.name,
      postcode: church.address.postcode,
    },
  });
  const hasFailed = state === "failed";
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
        <p className={styles.church}>{church.name}</p>
        <h2>
          <span key={first}>{`The week from ${britishDate(first)} ${yearOf(first)}`}</span>
        </h2>
        {hasFailed && <FeedFailed words={`The church diary could not be read. ${failedWords}`} />}
        <div ref={fading}>
          <FeedNote
            state={state}
            snapshot={withoutPastEvents(snapshot, now)}
            summary="Up to date with the church diary."
            withoutScript={failedWords}
          />
          <WeekLines days={days} now={now} />
        </div>
        <Undated series={series} from={from} />
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

/** Where there is no date of a service to come, because the next year is not typed yet: when things usually meet. */
function Undated({ series, from }: { series: SheetSeries[]; from: WallTime }) {
  const undated = series.filter(
    (one) => !one.meetings.some((meeting) => endOf(meeting, one) > from),
  );
  const main = undated.find(({ isService }) => isService);
  if (!main) return null;
  return (
    <section className={styles.rule}>
      <h3>As a rule</h3>
      {main.afterLast && <p>{main.afterLast}</p>}
      <ul>
        {undated.map(({ path, name, when, where }) => (
          <li key={`${path} ${name}`}>{`${name}: ${when}, ${where}`}</li>
        ))}
      </ul>
    </section>
  );
}
