import { Fragment } from "react";
import psalmWindow from "#app/assets/psalm.svg?url";
import type { Stream } from "#app/content-loader/facts/fields.server.ts";
import type { HomeWords } from "#app/content-loader/pages.server.ts";
import { nextService, type PackedService, unpackDates } from "#app/meetings/meeting.ts";
import { Subscribe } from "#app/meetings/subscribe.tsx";
import { streamWords } from "#app/meetings/words.ts";
import { useFacts, useSite } from "#app/site.ts";
import { spanAttributes } from "#app/time/visible-span.ts";
import { clockInParts, clockOn } from "#app/time/written-times.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { MapLink, MoreLink } from "#app/ui/links.tsx";
import { ProseText } from "#app/ui/prose-text.tsx";
import { FIRST_VISIT } from "./first-visit.tsx";
import styles from "./service-times.module.css";
import { comingServiceWords } from "./service-words.ts";
import type { SpecialService } from "./special-services.server.ts";

export const SERVICE_TIMES = "service-times";

type Times = { words: HomeWords["times"]; special: SpecialService[] };
type Coming = { services: PackedService[]; special: SpecialService[] };

export function ServiceTimes({ words, special }: Times) {
  const { church, services, serviceTimes, firstVisit, builtAt } = useSite();
  const { address } = church;
  const { mainElsewhere, further } = serviceTimes;
  const [service] = church.services;
  const { hour, minutes, meridiem } = clockInParts(service.from);
  return (
    <section id={SERVICE_TIMES} aria-labelledby="service-times-heading" className={styles.band}>
      <div className={`wrap stacked-in-print ${styles.columns}`}>
        <div className={styles.when}>
          <h2 id="service-times-heading" className={styles.heading}>
            {words.heading}
          </h2>
          <div className={styles.beside}>
            {/* Drawn in parts below, it would be read out and copied in parts. */}
            <time dateTime={service.from} className="visually-hidden">
              {clockOn(service.from)}
            </time>
            <p className={styles.clock} data-hour={hour} aria-hidden>
              {hour}
              <span className={styles.colon}>:</span>
              {minutes} <span className={styles.meridiem}>{meridiem}</span>
            </p>
            <div className={styles.facts}>
              <div>
                <h3>{service.name}</h3>
                <address>
                  {mainElsewhere?.words ?? (
                    <>
                      {address.street}
                      <br />
                      {address.town}, {address.county} {address.postcode}
                    </>
                  )}
                </address>
                <p className={`side-by-side ${styles.ways}`}>
                  <MoreLink to={mainElsewhere?.map ?? address.map}>Open the map</MoreLink>
                  {service.stream && <StreamLink stream={service.stream} />}
                  {firstVisit && <MoreLink to={`#${FIRST_VISIT}`}>{firstVisit}</MoreLink>}
                </p>
              </div>
              <div className={styles.note}>
                <ProseText prose={words.note} />
              </div>
              <div className={styles.coming}>
                {further.map(({ id, name, when, stream, elsewhere }) => (
                  <Fragment key={id}>
                    <p>
                      <b>{name}:</b> {when}
                    </p>
                    {stream && <StreamLink stream={stream} />}
                    {elsewhere && <MapLink map={elsewhere.map}>{elsewhere.words}</MapLink>}
                  </Fragment>
                ))}
                {services.some(({ meetings }) => meetings.length > 0) && (
                  <ComingServices services={services} special={special} />
                )}
                {nextService(services.map(unpackDates), builtAt) && (
                  <Subscribe calendar="/services.ics" name="the services" />
                )}
              </div>
            </div>
          </div>
        </div>
        {words.psalm && (
          <figure className={styles.psalm}>
            <Drawing src={psalmWindow} size={[460, 790]} className="glass not-printed" />
            <blockquote>
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

/** The next service, which start-dates.ts keeps right, and those of the coming weeks that are not as usual. */
export function ComingServices({ services, special }: Coming) {
  const { heading, name, when } = comingServiceWords(services.map(unpackDates), useFacts(), null);
  return (
    <div data-next="services" data-dates={JSON.stringify(services)}>
      <h3>{heading}</h3>
      <ul>
        <li>
          <b>{name}</b> <span>{when}</span>
        </li>
        {special.map(({ name, words, ...span }) => (
          <li key={name + words} {...spanAttributes(span)}>
            <b>{`${name},`}</b> {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
