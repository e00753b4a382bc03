import { Fragment } from "react";
import psalmWindow from "#app/assets/psalm.svg?url";
import { Subscribe } from "#app/calendars/subscribe.tsx";
import type { HomeWords } from "#app/church/home.server.ts";
import { useFacts, useSite } from "#app/layout/site.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { MapLink, MoreLink } from "#app/ui/links.tsx";
import { ProseText } from "#app/ui/prose-text.tsx";
import { Timed, TimedWords, Unscripted } from "#app/ui/timed.tsx";
import { type Stream, streamWords } from "#dates";
import { britishDateAndYear, clockInParts, twelveHourClock } from "#time";
import { FIRST_VISIT } from "./first-visit.tsx";
import type { ComingServicesFacts } from "./next-service.server.ts";
import styles from "./service-times.module.css";
import type { SpecialService } from "./special-services.server.ts";

export const SERVICE_TIMES = "service-times";

type ServiceTimesProps = {
  words: HomeWords["times"];
  /** Null if no dates of services are known. */
  coming: ComingServicesFacts | null;
  special: SpecialService[];
};

type ComingServicesProps = { coming: ComingServicesFacts; special: SpecialService[] };

export function ServiceTimes({ words, coming, special }: ServiceTimesProps) {
  const { church, serviceTimes, firstVisit } = useSite();
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
            {/* The clock below is drawn in parts. Screen readers would read it in parts, so they have this instead. */}
            <time dateTime={service.from} className="visually-hidden">
              {twelveHourClock(service.from)}
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
                  <MoreLink to={mainElsewhere?.map ?? address.map}>Get directions</MoreLink>
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
                {coming && <ComingServices coming={coming} special={special} />}
                {coming?.isDated && <Subscribe calendar="/services.ics" name="the services" />}
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

/** The next service, and those services of the coming weeks that are unusual. */
export function ComingServices({ coming, special }: ComingServicesProps) {
  const { states, first } = coming;
  const { builtAt } = useFacts();
  return (
    <div className={styles.dated}>
      <h3>
        <Unscripted>{`Services from ${britishDateAndYear(builtAt)}`}</Unscripted>
        <TimedWords states={states} part={() => "Coming services"} />
      </h3>
      <ul>
        <li>
          <b>
            <Unscripted>{`${first.name},`}</Unscripted>
            <TimedWords states={states} part={({ label, name }) => `${label}: ${name},`} />
          </b>{" "}
          <span>
            <Unscripted>{first.when}</Unscripted>
            <TimedWords states={states} part={({ when }) => when} />
          </span>
        </li>
        {special.map(({ name, words, ...span }) => (
          <Timed as="li" key={name + words} {...span}>
            <b>{`${name},`}</b> {words}
          </Timed>
        ))}
      </ul>
    </div>
  );
}
