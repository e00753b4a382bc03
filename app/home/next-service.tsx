import { MapPin } from "lucide-react";
import { relOf } from "#app/ground/addresses.ts";
import { useFacts, useSite, useWording } from "#app/site.ts";
import styles from "./next-service.module.css";
import { usualServiceWords } from "./service-words.ts";

/** Which service comes next, and when: start-dates.ts says so. */
export function NextService() {
  const { services } = useSite();
  const wording = useWording();
  const { what, when, way } = usualServiceWords(useFacts(), services[0]?.way);
  return (
    <section aria-label="When to come" className={`${styles.strip} not-printed`}>
      <div
        className={`wrap ${styles.line}`}
        data-next="service"
        data-dates={JSON.stringify(services)}
      >
        <p>
          <b>{what}</b> <span>{when}</span>
        </p>
        {way && (
          <>
            <p className={styles.street}>{way.street}</p>
            <a href={way.map} rel={relOf(way.map)} className="tap">
              <MapPin aria-hidden /> {wording("home.directions")}
            </a>
          </>
        )}
      </div>
    </section>
  );
}
