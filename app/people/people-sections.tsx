import type { ReactNode } from "react";
import { useChurch } from "#app/site.ts";
import { PhoneLink } from "#app/ui/contact-links.tsx";
import styles from "./people-sections.module.css";
import { type Likeness, Portrait } from "./portrait.tsx";

type PersonWithPortrait = { name: string; role?: string | undefined; portrait: Likeness };

type PeopleSection = {
  words: { heading: string; intro?: string | undefined };
  people: PersonWithPortrait[];
};

/** The sections below the elders' duties, or in their place. */
export function PeopleSections({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.sections}`}>{children}</div>;
}

export function KirkSession({ words, people }: PeopleSection) {
  const { phone } = useChurch();
  return (
    <section aria-labelledby="session-heading" className={styles.session}>
      <div className={styles.head}>
        <h2 id="session-heading">{words.heading}</h2>
        {words.intro && (
          <div>
            <p>{words.intro}</p>
            <PhoneLink phone={phone} />
          </div>
        )}
      </div>
      <ul className={styles.grid}>{people.map(personCard)}</ul>
    </section>
  );
}

export function Staff({ words, people }: PeopleSection) {
  const { phone } = useChurch();
  return (
    <section aria-labelledby="staff-heading" className={styles.staff}>
      <div>
        <h2 id="staff-heading">{words.heading}</h2>
        {words.intro && <p>{words.intro}</p>}
        <PhoneLink phone={phone} />
      </div>
      <ul className={styles.row}>{people.map(personCard)}</ul>
    </section>
  );
}

function personCard({ name, role, portrait }: PersonWithPortrait) {
  return (
    <li key={name}>
      <figure className={styles.card}>
        <Portrait {...portrait} />
        <figcaption>
          <b>{name}</b>
          {role && <span>{role}</span>}
        </figcaption>
      </figure>
    </li>
  );
}
