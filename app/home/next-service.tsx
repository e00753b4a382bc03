import { MapPin } from "lucide-react";
import type { Church } from "#app/content-loader/church.server.ts";
import { nextMeeting } from "#app/groups/meeting-rule.ts";
import { useChurch } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { britishDate, clockOn, nearness } from "#app/time/written-times.ts";
import styles from "./next-service.module.css";

/** When the next service is, worked out from today; until the clock is known, when services are. */
export function NextService() {
  const { service, address } = useChurch();
  const now = useChurchTime();
  return (
    <section aria-label="Next service" className={styles.strip}>
      <div className={`wrap ${styles.line}`}>
        <p>
          <b>Next service</b> <span>{whenNext(service, now)}</span>
        </p>
        <p className={styles.street}>{address.street}</p>
        <a href={address.map}>
          <MapPin aria-hidden /> Get directions
        </a>
      </div>
    </section>
  );
}

function whenNext(service: Church["service"], now: WallTime | null): string {
  const clock = clockOn(service.from);
  const day = now && nextMeeting({ ...service, term: false }, [], now);
  if (!now || !day) return `Every ${service.every}, ${clock}`;
  return [nearness(day, now), britishDate(day), clock].filter(Boolean).join(", ");
}
