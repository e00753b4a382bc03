import { Printer } from "lucide-react";
import type { ComingChanges } from "#app/events/event-changes.ts";
import type { Feed } from "#app/events/feed/fetch-feed.ts";
import type { Snapshot } from "#app/events/snapshot.ts";
import { packDates } from "#app/meetings/meeting.ts";
import { useSite } from "#app/site.ts";
import type { Days } from "#app/time/wall-time.ts";
import button from "#app/ui/button.module.css";
import { Island } from "#app/ui/island.tsx";
import { ComingWeek } from "./coming-week.tsx";
import type { SheetSeries } from "./week.ts";
import styles from "./week-sheet.module.css";

/**
 * Seven days of services, groups and the feed’s events, as a list and, printed, as the porch’s notice
 * sheet.
 */
export function WeekSheet({
  series,
  known,
  feed,
  snapshot,
  changes,
  failedWords,
  address,
  qr,
}: {
  series: SheetSeries[];
  known: Days | null;
  feed: Feed | null;
  snapshot: Snapshot | null;
  changes: ComingChanges;
  failedWords: string;
  /** The page’s whole address, and a QR code of it. */
  address: string;
  qr: { path: string; size: number };
}) {
  const { church, notices } = useSite();
  const packed = series.map((one) => ({ ...one, meetings: packDates(one.meetings) }));
  return (
    <div className={styles.stage}>
      <input type="checkbox" id="large-print" />
      <label htmlFor="large-print">Large print</label>
      <button
        type="button"
        data-prints=""
        className={`${button.button} ${button.outline} ${button.small}`}
      >
        <Printer aria-hidden /> Print
      </button>
      <div className={styles.sheet}>
        <div className={styles.onPaper}>
          <p className={styles.church}>{church.name}</p>
          <p>{`${church.address.street}, ${church.address.town}`}</p>
        </div>
        <Island
          name="coming-week"
          of={ComingWeek}
          props={{ series: packed, known, feed, snapshot, changes, notices, failedWords }}
        />
        <div className={styles.foot}>
          <svg
            viewBox={`0 -.5 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={`QR code: ${address}`}
          >
            <path stroke="#000" d={qr.path} />
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
