import { MapPin } from "lucide-react";
import { nearDate } from "#app/meetings/coming-words.ts";
import { hoursOf, nextService } from "#app/meetings/meeting.ts";
import { useSite } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { clockOn } from "#app/time/written-times.ts";
import styles from "./next-service.module.css";

/** Which service comes next, and when; before hydration only the main one's weekday and time. */
export function NextService() {
  const { church } = useSite();
  const { address } = church;
  const { what, when } = useNextService();
  return (
    <section aria-label="Next service" className={styles.strip}>
      <div className={`wrap ${styles.line}`}>
        <p>
          <b>{["Next service", what].filter(Boolean).join(": ")}</b> <span>{when}</span>
        </p>
        <p className={styles.street}>{address.street}</p>
        <a href={address.map}>
          <MapPin aria-hidden /> Get directions
        </a>
      </div>
    </section>
  );
}

/** What it is called, or where it is, unless it is the main one in church; and when. */
function useNextService(): { what?: string | undefined; when: string } {
  const { church, services } = useSite();
  const now = useChurchTime();
  const next = now && nextService(services, now);
  const [main] = church.services;
  if (!next) return { when: `Every ${main.every}, ${clockOn(main.from)}` };
  const { service, meeting } = next;
  const isMain = service === services[0];
  const { from = main.from } = hoursOf(meeting, service);
  return {
    what: meeting.name ?? (isMain ? meeting.where : service.name),
    when: `${nearDate(meeting.day, now)}, ${clockOn(from)}`,
  };
}
