import type { Section } from "#app/content-loader/prose.ts";
import { ProseText } from "#app/ui/prose-text.tsx";
import styles from "./notice-sections.module.css";

/** The numbered sections of the privacy notice, with a list of them beside the text. */
export function NoticeSections({ sections }: { sections: Section[] }) {
  return (
    <div className={`wrap ${styles.notice}`}>
      <nav aria-labelledby="contents-heading" className={styles.contents}>
        <p id="contents-heading">In this notice</p>
        <ol>
          {sections.map(({ heading }, place) => (
            <li key={heading}>
              <a href={`#${addressOf(place)}`}>
                <span aria-hidden="true">{place + 1}</span> {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(({ heading, prose }, place) => (
          <section key={heading} aria-labelledby={addressOf(place)}>
            <h2 id={addressOf(place)}>
              <span className={styles.number}>{place + 1}.</span> {heading}
            </h2>
            <ProseText prose={prose} />
          </section>
        ))}
      </div>
    </div>
  );
}

function addressOf(place: number): string {
  return `section-${place + 1}`;
}
