import door from "#app/assets/elders/3.svg?url";
import type { FirstVisitWords } from "#app/church/own-pages.server.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { MoreLink } from "#app/ui/links.tsx";
import styles from "./first-visit.module.css";

const FIRST_VISIT = "first-visit";

export function FirstVisit({ words }: { words: FirstVisitWords }) {
  return (
    <section
      id={FIRST_VISIT}
      aria-labelledby="first-visit-heading"
      className={`band ${styles.ground}`}
    >
      <div className={`wrap stacked-in-print ${styles.columns}`}>
        <div>
          <h2 id="first-visit-heading">{words.heading}</h2>
          {words.lead && <p className={`lead ${styles.lead}`}>{words.lead}</p>}
          <Drawing src={door} size={[300, 840]} className={`glass ${styles.door} not-printed`} />
        </div>
        <div className={styles.answers}>
          {words.answers.map(({ question, answer }) => (
            <div key={question} className="whole">
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
          {words.page && <MoreLink to={words.page}>{words.link}</MoreLink>}
        </div>
      </div>
    </section>
  );
}
