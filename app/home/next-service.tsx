import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useFacts, useSite } from "#app/site.ts";
import { relOf } from "#app/text/addresses.ts";
import { spanAttributes } from "#app/time/visible-span.ts";
import styles from "./next-service.module.css";
import { usualServiceWords } from "./service-words.ts";
import type { GroupsOff } from "./special-services.server.ts";

/**
 * Which service comes next, when and where: start-dates.ts says so. What else a page has for a stranger stands behind it,
 * and below it, in the same week, which groups are off that otherwise meet meanwhile.
 */
export function NextService({ off = [], children }: { off?: GroupsOff[]; children?: ReactNode }) {
  const { services } = useSite();
  const { what, when, way, stream } = usualServiceWords(useFacts(), services[0]);
  return (
    <section aria-label="When to come" className="dark strip not-printed">
      <div
        className={`wrap ${styles.line}`}
        data-next="service"
        data-dates={JSON.stringify(services)}
      >
        <p>
          <b>{what}</b> <span>{when}</span>
        </p>
        <div className={styles.way}>
          {services.some((service) => service.stream) && (
            <a data-stream="" href={stream.address} rel="noopener noreferrer" className="tap">
              {stream.words}
            </a>
          )}
          {way && (
            <>
              <p>{way.street}</p>
              <a href={way.map} rel={relOf(way.map)} className="tap">
                <MapPin aria-hidden /> Get directions
              </a>
            </>
          )}
          {children}
        </div>
      </div>
      {off.map(({ name, words, week }) => (
        <div key={words} className={`wrap ${styles.line}`} {...spanAttributes(week)}>
          <p>
            <b>{name}</b> <span>{words}</span>
          </p>
        </div>
      ))}
    </section>
  );
}
