import { MapPin } from "lucide-react";
import { nearDate, nextOrNow } from "#app/meetings/coming-words.ts";
import { hoursOf, nextService, type Service } from "#app/meetings/meeting.ts";
import { useFacts, useWording } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { clockOn } from "#app/time/written-times.ts";
import styles from "./next-service.module.css";

/** Which service comes next, and when; before hydration only the main one's weekday and time. */
export function NextService({ services }: { services: Service[] }) {
  const { church } = useFacts();
  const { address } = church;
  const wording = useWording();
  const { what, when } = useNextService(services, wording("Next service"));
  return (
    <section aria-label="When to come" className={styles.strip}>
      <div className={`wrap ${styles.line}`}>
        <p>
          <b>{what}</b> <span>{when}</span>
        </p>
        <p className={styles.street}>{address.street}</p>
        <a href={address.map}>
          <MapPin aria-hidden /> {wording("Get directions")}
        </a>
      </div>
    </section>
  );
}

/** "Next service" or "On now", with its name or place unless it is the main one in church; and when. */
function useNextService(services: Service[], nextWords: string): { what: string; when: string } {
  const { church } = useFacts();
  const now = useChurchTime();
  const next = now && nextService(services, now);
  const [main] = church.services;
  if (!next) return { what: main.name, when: `Every ${main.every}, ${clockOn(main.from)}` };
  const { service, meeting } = next;
  const isMain = service === services[0];
  const label = nextOrNow(meeting, service, now) === "Next" ? nextWords : "On now";
  const named = meeting.name ?? (isMain ? meeting.where : service.name);
  const { from = main.from } = hoursOf(meeting, service);
  return {
    what: [label, named].filter(Boolean).join(": "),
    when: `${nearDate(meeting.day, now)}, ${clockOn(from)}`,
  };
}
