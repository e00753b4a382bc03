import { MapPin } from "lucide-react";
import { relOf } from "#app/ground/addresses.ts";
import type { Service } from "#app/meetings/meeting.ts";
import { useFacts, useWording } from "#app/site.ts";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import { SERVICES } from "./keep-services.ts";
import styles from "./next-service.module.css";
import { nextServiceWords } from "./service-words.ts";

/** Which service comes next, and when: keep-services.ts says so, from the services that stand beside it. */
export function NextService({ services }: { services: Service[] }) {
  const facts = useFacts();
  const wording = useWording();
  const { what, when, way } = nextServiceWords(services, facts, null);
  return (
    <section aria-label="When to come" className={styles.strip}>
      <div className={`wrap ${styles.line}`}>
        <p data-next-service>
          <b>{what}</b> <span>{when}</span>
        </p>
        {way && (
          <>
            <p className={styles.street}>{way.street}</p>
            <a href={way.map} rel={relOf(way.map)}>
              <MapPin aria-hidden /> {wording("Get directions")}
            </a>
          </>
        )}
      </div>
      <script id={SERVICES} type="application/json">
        {jsonForScript(services)}
      </script>
    </section>
  );
}
