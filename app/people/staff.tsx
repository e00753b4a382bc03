import type { AboutUsWords } from "#app/content-loader/pages.server.ts";
import styles from "./people-grid.module.css";
import { PersonCard, type ShownPerson } from "./person-card.tsx";

/** Those who work for the church through the week. */
export function Staff({ words, people }: { words: AboutUsWords["staff"]; people: ShownPerson[] }) {
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
