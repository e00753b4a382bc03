import { type ReactNode, useId } from "react";
import left from "#app/assets/elders/1.svg?url";
import middle from "#app/assets/elders/2.svg?url";
import right from "#app/assets/elders/3.svg?url";

import { useChurch } from "#app/layout/site.ts";
import { MIDDLE, WIDE } from "#app/styles/breakpoints.ts";
import { PhoneLink } from "#app/ui/links.tsx";
import styles from "./people-sections.module.css";
import type { LeaderCard, PersonCard } from "./person.ts";
import { Portrait } from "./portrait.tsx";

// A leader's portrait stands alone in its row, on a third of a wide screen.
const LEADER_SIZES = `${WIDE} 400px, ${MIDDLE} 34vw, 45vw`;

type PeopleSectionProps = {
  /** A few sentences about these people. */
  intro: string | undefined;
  people: PersonCard[];
};

export function PeopleSections({ children }: { children: ReactNode }) {
  return <div className={`wrap stack stacked-in-print ${styles.sections}`}>{children}</div>;
}

/** The minister, or the convener of the vacancy while the congregation has none of its own. */
export function Leader({ name, role, portrait, phone, saying, about }: LeaderCard) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`beside level whole ${styles.leader}`}>
      <Portrait likeness={portrait} sizes={LEADER_SIZES} />
      <div>
        <h2 id={id}>{name}</h2>
        <p className={`strong ${styles.role}`}>{role}</p>
        {saying && <p className={`balanced ${styles.saying}`}>{saying}</p>}
        {about && <p className={styles.about}>{about}</p>}
        <div className={styles.phone}>{phone ? <PhoneLink phone={phone} /> : <OfficePhone />}</div>
      </div>
    </section>
  );
}

export function KirkSession({ intro, people }: PeopleSectionProps) {
  return (
    <section aria-labelledby="session-heading" className={`whole ${styles.session}`}>
      <div className={`grid balanced ${styles.head}`}>
        <h2 id="session-heading">Kirk Session</h2>
        {intro && (
          <div>
            <p>{intro}</p>
            <OfficePhone />
          </div>
        )}
      </div>
      <ul className={`four-in-print ${styles.grid}`}>{people.map(renderPerson)}</ul>
    </section>
  );
}

export function Staff({ intro, people }: PeopleSectionProps) {
  return (
    <section aria-labelledby="staff-heading" className={`beside balanced ${styles.staff}`}>
      <div>
        <h2 id="staff-heading">Staff</h2>
        {intro && <p>{intro}</p>}
        <OfficePhone />
      </div>
      <ul className={`room four-in-print ${styles.row}`}>{people.map(renderPerson)}</ul>
    </section>
  );
}

function OfficePhone() {
  return <PhoneLink phone={useChurch().phone} />;
}

function renderPerson({ name, role, portrait, phone }: PersonCard) {
  return (
    <li key={name}>
      <figure className={`whole balanced ${styles.card}`}>
        <Portrait likeness={portrait} />
        <figcaption>
          <b>{name}</b>
          {role && <span className={`strong ${styles.role}`}>{role}</span>}
          {phone && <PhoneLink phone={phone} />}
        </figcaption>
      </figure>
    </li>
  );
}

type EldersDutiesProps = {
  heading: string;
  /** A few sentences before the list. */
  intro?: string | undefined;
  list: { title: string; words: string }[];
};

/** What ruling elders do, in a dark band between the leader and the people. */
export function EldersDuties({ heading, intro, list }: EldersDutiesProps) {
  return (
    <section aria-labelledby="duties-heading" className="band dark">
      <div className={`wrap beside level stacked-in-print ${styles.columns}`}>
        <div className={`${styles.window} not-printed`}>
          <img src={left} alt="" width={300} height={840} loading="lazy" />
          <img src={middle} alt="" width={300} height={980} loading="lazy" />
          <img src={right} alt="" width={300} height={840} loading="lazy" />
        </div>
        <div>
          <h2 id="duties-heading">{heading}</h2>
          {intro && <p className={`balanced ${styles.intro}`}>{intro}</p>}
          <ol className={`three-in-print balanced ${styles.duties}`}>
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
