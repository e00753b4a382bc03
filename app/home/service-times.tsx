import { Fragment } from "react";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import psalmWindow from "#app/assets/psalm.svg?url";
import { Subscribe } from "#app/calendars/subscribe.tsx";
import type { HomeWords } from "#app/church/home.server.ts";
import { useSite } from "#app/layout/site.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { MapLink, MoreLink } from "#app/ui/links.tsx";
import { MarkdownText } from "#app/ui/markdown-text.tsx";
import { type Stream, streamWords } from "#dates";
import { clockInParts, twelveHourClock } from "#time";
import { ComingServices } from "./coming-services.tsx";
import styles from "./service-times.module.css";

export const SERVICE_TIMES = "service-times";

type ServiceTimesProps = {
  words: HomeWords["times"];
  /** The special services to come. */
  special: Occurrence[];
};

export function ServiceTimes({ words, special }: ServiceTimesProps) {
  const { church, serviceTimes } = useSite();
  const { address } = church;
  const { mainPlace, further } = serviceTimes;
  const [service] = church.services;
  const { hour, minutes, meridiem } = clockInParts(service.from);
  return (
    <section id={SERVICE_TIMES} aria-labelledby="service-times-heading" className={styles.band}>
      <div className={`wrap stack stacked-in-print ${styles.columns}`}>
        <div className={styles.when}>
          <h2 id="service-times-heading" className={styles.heading}>
            {words.heading}
          </h2>
          <div className={`beside ${styles.beside}`}>
            {/* The clock below is drawn in parts. Screen readers would read it in parts, so they have this instead. */}
            <time dateTime={service.from} className="visually-hidden">
              {twelveHourClock(service.from)}
            </time>
            <p className={styles.clock} data-hour={hour} aria-hidden>
              {hour}
              <span className={styles.colon}>:</span>
              {minutes} <span className={styles.meridiem}>{meridiem}</span>
            </p>
            <div className={`stack ${styles.facts}`}>
              <div>
                <h3>{service.name}</h3>
                <address>
                  {mainPlace?.words ?? (
                    <>
                      {address.street}
                      <br />
                      {address.town}, {address.county} {address.postcode}
                    </>
                  )}
                </address>
                <p>
                  <MoreLink to={mainPlace?.map ?? address.map}>Get directions</MoreLink>
                </p>
              </div>
              <div className={styles.note}>
                <MarkdownText text={words.note} />
              </div>
              <div className={`stack ${styles.coming}`}>
                {further.map(({ id, name, when, stream, place }) => (
                  <Fragment key={id}>
                    <p>
                      <b>{name}:</b> {when}
                    </p>
                    {stream && <StreamLink stream={stream} />}
                    {place && <MapLink map={place.map}>{place.words}</MapLink>}
                  </Fragment>
                ))}
                <ComingServices services={special} />
                <Subscribe calendar="/services.ics" />
              </div>
            </div>
          </div>
        </div>
        {words.psalm && (
          <figure className={styles.psalm}>
            <Drawing src={psalmWindow} size={[460, 790]} className="glass not-printed" />
            <blockquote className="balanced">
              <p>“{words.psalm.words}”</p>
              <cite>{words.psalm.reference}</cite>
            </blockquote>
          </figure>
        )}
      </div>
    </section>
  );
}

function StreamLink({ stream }: { stream: Stream }) {
  return <MoreLink to={stream.address}>{streamWords(stream)}</MoreLink>;
}
