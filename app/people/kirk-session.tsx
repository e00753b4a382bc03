import type { AboutUsWords } from "#app/content-loader/pages.server.ts";
import styles from "./people-grid.module.css";
import { PersonCard, type ShownPerson } from "./person-card.tsx";

/** The ruling elders, side by side on sills. */
export function KirkSession({
  words,
  elders,
}: {
  words: AboutUsWords["session"];
  elders: ShownPerson[];
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
