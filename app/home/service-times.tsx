import psalmWindow from "#app/assets/psalm.svg?url";
import type { HomeWords } from "#app/content-loader/pages.server.ts";
import { useChurch } from "#app/site.ts";
import { clockOn } from "#app/time/written-times.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { ProseText } from "#app/ui/prose-text.tsx";
import styles from "./service-times.module.css";

/** The id of this section. */
export const SERVICE_TIMES = "service-times";

export function ServiceTimes({ words }: { words: HomeWords["times"] }) {
  const { services, address } = useChurch();
  const [service] = services;
  const [hours, minutes, meridiem] = clockOn(service.from).split(/[: ]/);
  return (
    <section
      id={SERVICE_TIMES}
      tabIndex={-1}
      aria-labelledby="service-times-heading"
      className={styles.band}
    >
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.when}>
          <h2 id="service-times-heading" className={styles.heading}>
            {words.heading}
          </h2>
          <p className={styles.clock}>
            {hours}
            <span className={styles.colon}>:</span>
            {minutes} <span className={styles.meridiem}>{meridiem}</span>
          </p>
          <div className={styles.facts}>
            <div>
              <h3>{service.name}</h3>
              <address>
                {address.street}
                <br />
                {address.town}, {address.county} {address.postcode}
              </address>
              <MoreLink to={address.map}>Open the map</MoreLink>
            </div>
            <div className={styles.note}>
              <ProseText prose={words.note} />
            </div>
          </div>
        </div>
        <figure className={styles.psalm}>
          <img src={psalmWindow} alt="" width={460} height={790} loading="lazy" />
          <blockquote>
            <p>“{words.psalm.words}”</p>
            <cite>{words.psalm.reference}</cite>
          </blockquote>
        </figure>
      </div>
    </section>
  );
}
