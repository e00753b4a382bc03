import { MapPin } from "lucide-react";
import type { Church } from "#app/content-loader/church.server.ts";
import { comingMeetings, type Series } from "#app/meetings/meeting.ts";
import { useSite } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { britishDate, clockOn, nearness } from "#app/time/written-times.ts";
import styles from "./next-service.module.css";

/**
 * The date of the next Sunday service; before hydration only its weekday and time. It does not know of
 * services on other days, nor of a Sunday without one.
 */
export function NextService() {
  const { church, services } = useSite();
  const [service] = church.services;
  const { address } = church;
  const now = useChurchTime();
  const name = `Next ${service.every} service`;
  return (
    <section aria-label={name} className={styles.strip}>
      <div className={`wrap ${styles.line}`}>
        <p>
          <b>{name}</b> <span>{whenNext(service, services, now)}</span>
        </p>
        <p className={styles.street}>{address.street}</p>
        <a href={address.map}>
          <MapPin aria-hidden /> Get directions
        </a>
      </div>
    </section>
  );
}

function whenNext(service: Church["services"][0], [main]: Series[], now: WallTime | null): string {
  const clock = clockOn(service.from);
  const day = now && main && comingMeetings(main, now, 1).next[0]?.day;
  if (!now || !day) return `Every ${service.every}, ${clock}`;
  return [nearness(day, now), britishDate(day), clock].filter(Boolean).join(", ");
}
