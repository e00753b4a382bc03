import type { AboutUsWords } from "#app/content-loader/pages.server.ts";
import styles from "./people-sections.module.css";
import { type Likeness, Portrait } from "./portrait.tsx";

type PersonWithPortrait = { name: string; role?: string | undefined; portrait: Likeness };

export function KirkSession({
  words,
  elders,
}: {
  words: AboutUsWords["session"];
  elders: PersonWithPortrait[];
}) {
  return (
    <section aria-labelledby="session-heading" className={styles.session}>
      <div className={styles.head}>
        <h2 id="session-heading">{words.heading}</h2>
        <p>{words.intro}</p>
      </div>
      <ul className={styles.grid}>
        {elders.map((elder) => (
          <li key={elder.name}>
            <PersonCard {...elder} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Staff({
  words,
  people,
}: {
  words: AboutUsWords["staff"];
  people: PersonWithPortrait[];
}) {
  return (
    <section aria-labelledby="staff-heading" className={styles.staff}>
      <div>
        <h2 id="staff-heading">{words.heading}</h2>
        <p>{words.intro}</p>
      </div>
      <ul className={styles.row}>
        {people.map((person) => (
          <li key={person.name}>
            <PersonCard {...person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PersonCard({ name, role, portrait }: PersonWithPortrait) {
  return (
    <figure className={styles.card}>
      <Portrait {...portrait} />
      <figcaption>
        <b>{name}</b>
        {role && <span>{role}</span>}
      </figcaption>
    </figure>
  );
}
