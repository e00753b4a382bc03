import { type ReactNode, useId } from "react";
import left from "#app/assets/elders/1.svg?url";
import middle from "#app/assets/elders/2.svg?url";
import right from "#app/assets/elders/3.svg?url";
import type { AboutUsWords } from "#app/church/pages.server.ts";
import type { Leader as LeaderFacts } from "#app/church/people.server.ts";
import { useChurch } from "#app/site.ts";
import { MIDDLE, WIDE } from "#app/styles/breakpoints.ts";
import { PhoneLink } from "#app/ui/links.tsx";
import styles from "./people-sections.module.css";
import { type Likeness, Portrait } from "./portrait.tsx";

// Alone on its row: a third of a wide screen.
const LEADER_SIZES = `${WIDE} 400px, ${MIDDLE} 34vw, 45vw`;

type ShownLeader = Omit<LeaderFacts, "photo"> & { portrait: Likeness };

type PeopleSection = {
  words: { heading: string; intro?: string | undefined };
  people: { name: string; role?: string | undefined; portrait: Likeness }[];
};

export function PeopleSections({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.sections}`}>{children}</div>;
}

/** The minister, or the convener of the vacancy while the congregation has none of its own. */
export function Leader({ name, role, portrait, saying, about }: ShownLeader) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`side-by-side whole ${styles.leader}`}>
      <Portrait {...portrait} sizes={LEADER_SIZES} />
      <div>
        <h2 id={id}>{name}</h2>
        <p className={styles.role}>{role}</p>
        {saying && <p className={styles.saying}>{saying}</p>}
        {about && <p className={styles.about}>{about}</p>}
        <div className={styles.phone}>
          <OfficePhone />
        </div>
      </div>
    </section>
  );
}

export function KirkSession({ words, people }: PeopleSection) {
  return (
    <section aria-labelledby="session-heading" className={`whole ${styles.session}`}>
      <div className={styles.head}>
        <h2 id="session-heading">{words.heading}</h2>
        {words.intro && (
          <div>
            <p>{words.intro}</p>
            <OfficePhone />
          </div>
        )}
      </div>
      <ul className={styles.grid}>{people.map(personCard)}</ul>
    </section>
  );
}

export function Staff({ words, people }: PeopleSection) {
  return (
    <section aria-labelledby="staff-heading" className={`side-by-side ${styles.staff}`}>
      <div>
        <h2 id="staff-heading">{words.heading}</h2>
        {words.intro && <p>{words.intro}</p>}
        <OfficePhone />
      </div>
      <ul className={`room ${styles.row}`}>{people.map(personCard)}</ul>
    </section>
  );
}

function OfficePhone() {
  return <PhoneLink phone={useChurch().phone} />;
}

function personCard({ name, role, portrait }: PeopleSection["people"][number]) {
  return (
    <li key={name}>
      <figure className={`whole ${styles.card}`}>
        <Portrait {...portrait} />
        <figcaption>
          <b>{name}</b>
          {role && <span>{role}</span>}
        </figcaption>
      </figure>
    </li>
  );
}

/** What ruling elders do, between the leader and the people. */
export function EldersDuties({ heading, intro, list }: NonNullable<AboutUsWords["duties"]>) {
  return (
    <section aria-labelledby="duties-heading" className="band dark">
      <div className={`wrap side-by-side stacked-in-print ${styles.columns}`}>
        <div className={`${styles.window} not-printed`}>
          <img src={left} alt="" width={300} height={840} loading="lazy" />
          <img src={middle} alt="" width={300} height={980} loading="lazy" />
          <img src={right} alt="" width={300} height={840} loading="lazy" />
        </div>
        <div>
          <h2 id="duties-heading">{heading}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
          <ol className={styles.duties}>
            {list.map(({ title, words }, index) => (
              <li key={title} className="whole">
                <b aria-hidden="true">{index + 1}</b>
                <div>
                  <h3>{title}</h3>
                  <p>{words}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
