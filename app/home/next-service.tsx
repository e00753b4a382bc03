import { MapPin } from "lucide-react";
import type { Church } from "#app/content-loader/church.server.ts";
import { nextMeeting } from "#app/groups/meeting-rule.ts";
import { useChurch } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { britishDate, clockOn, nearness } from "#app/time/written-times.ts";
import styles from "./next-service.module.css";

/**
 * The date of the next Sunday service; before hydration only its weekday and time. It does not know of
 * services on other days, nor of a Sunday without one.
 */
export function NextService() {
  const { service, address } = useChurch();
  const now = useChurchTime();
  const name = `Next ${service.every} service`;
  return (
    <section aria-label={name} className={styles.strip}>
      <div className={`wrap ${styles.line}`}>
        <p>
          <b>{name}</b> <span>{whenNext(service, now)}</span>
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
