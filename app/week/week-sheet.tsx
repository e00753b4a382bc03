import { Printer } from "lucide-react";
import { useSite } from "#app/layout/site.ts";
import button from "#app/ui/button.module.css";
import { ComingWeek } from "./coming-week.tsx";
import type { Week } from "./week.server.ts";
import styles from "./week-sheet.module.css";

type WeekSheetProps = {
  week: Week;
  /** The page's whole address. */
  address: string;
  /** A code of the address: see `makeQrCode`. */
  qr: { path: string; size: number };
};

/** Seven days of services, groups and events: a list on the screen and, printed, the notice sheet for the porch. */
export function WeekSheet({ week, address, qr }: WeekSheetProps) {
  const { church, notices } = useSite();
  return (
    <div className={`beside level ${styles.stage}`}>
      <input type="checkbox" id="large-print" />
      <label htmlFor="large-print" className="tap strong">
        Large print
      </label>
      <button
        type="button"
        data-prints=""
        className={`${button.button} ${button.outline} ${button.small} needs-script`}
      >
        <Printer aria-hidden /> Print
      </button>
      <div className={styles.sheet}>
        <div className={styles.onPaper}>
          <p className="strong">{church.name}</p>
          <p>{`${church.address.street}, ${church.address.town}`}</p>
        </div>
        <ComingWeek week={week} notices={notices} />
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
