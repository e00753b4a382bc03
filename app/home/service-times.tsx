import type { HomeWords } from "#app/content-loader/pages.server.ts";
import psalmWindow from "#app/generated/looks/psalm.svg?url";
import { nextOrNow, serviceWords } from "#app/meetings/coming-words.ts";
import { nextService } from "#app/meetings/meeting.ts";
import { Subscribe } from "#app/meetings/subscribe.tsx";
import { useSite } from "#app/site.ts";
import { ShowTimed, useTimed } from "#app/time/timed.tsx";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { britishDateAndYear, clockOn } from "#app/time/written-times.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { ProseText } from "#app/ui/prose-text.tsx";
import styles from "./service-times.module.css";
import type { SpecialService } from "./special-services.server.ts";

/** The id of this section. */
export const SERVICE_TIMES = "service-times";

export function ServiceTimes({
  words,
  special,
}: {
  words: HomeWords["times"];
  special: SpecialService[];
}) {
  const { church, services } = useSite();
  const { address } = church;
  const [service] = church.services;
  const clock = clockOn(service.from);
  // Drawn in parts, it would be read out and copied in parts.
  const [hours, minutes, meridiem] = clock.split(/[: ]/);
  return (
    <section id={SERVICE_TIMES} aria-labelledby="service-times-heading" className={styles.band}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.when}>
          <h2 id="service-times-heading" className={styles.heading}>
            {words.heading}
          </h2>
          <div className={styles.beside}>
            <time dateTime={service.from} className="visually-hidden">
              {clock}
            </time>
            <p className={styles.clock} aria-hidden>
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
              <div className={styles.coming}>
                {services.slice(1).map(({ id, name, when }) => (
                  <p key={id}>
                    <b>{name}:</b> {when}
                  </p>
                ))}
                <ComingServices special={special} />
              </div>
            </div>
          </div>
        </div>
        {words.psalm && (
          <figure className={styles.psalm}>
            <img src={psalmWindow} alt="" width={460} height={790} loading="lazy" />
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

/** The next service, and those of the coming weeks that are not as usual. Without JavaScript: with their day. */
function ComingServices({ special }: { special: SpecialService[] }) {
  const { church, services, builtAt } = useSite();
  const now = useChurchTime();
  const timedAttributes = useTimed();
  if (services.every(({ meetings }) => meetings.length === 0)) return null;
  const [main] = church.services;
  const next = nextService(services, now ?? builtAt);
  const { name, words } = next
    ? serviceWords(next.meeting, next.service)
    : { name: main.name, words: `every ${main.every}, ${clockOn(main.from)}` };
  const lead = now ? `${next ? nextOrNow(next.meeting, next.service, now) : "Next"}: ` : "";
  return (
    <>
      <h3>{now ? "Coming services" : `Services from ${britishDateAndYear(builtAt)}`}</h3>
      <ul>
        <li>
          <b>{`${lead}${name},`}</b> <span>{words}</span>
        </li>
        {special.map(({ name, words, ...times }) => (
          <li key={name + words} {...timedAttributes(times)}>
            <b>{`${name},`}</b> {words}
          </li>
        ))}
      </ul>
      <ShowTimed />
      {next && <Subscribe calendar="/services.ics" name="the services" />}
    </>
  );
}
