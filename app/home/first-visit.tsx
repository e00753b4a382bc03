import door from "#app/assets/elders/3.svg?url";
import type { HomeWords } from "#app/content-loader/pages.server.ts";
import styles from "./first-visit.module.css";

export function FirstVisit({ words }: { words: NonNullable<HomeWords["visit"]> }) {
  return (
    <section aria-labelledby="visit-heading" className={styles.band}>
      <div className={`wrap stacked-in-print ${styles.columns}`}>
        <div>
          <h2 id="visit-heading">{words.heading}</h2>
          {words.lead && <p className={styles.lead}>{words.lead}</p>}
          <div className={`${styles.door} not-printed`}>
            <img src={door} alt="" width={300} height={840} loading="lazy" />
          </div>
        </div>
        <dl className={styles.answers}>
          {words.answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
