import mid from "#app/art/drawn/hero/mid.svg?url";
import narrow from "#app/art/drawn/hero/narrow.svg?url";
import wide from "#app/art/drawn/hero/wide.svg?url";
import type { HomeWords } from "#app/content/pages.server.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./hero.module.css";
import { scrollToSection } from "./scroll-to-section.ts";
import { CHURCH_STORY, SERVICE_TIMES } from "./sections.ts";

// Which of the three compositions keeps the church beside the words; hero.module.css says the same.
const LOW_OR_WIDE = "(min-width: 64rem), (min-width: 43.75rem) and (max-height: 47.5rem)";
const MIDDLING = "(min-width: 28.75rem)";

/** The first thing a visitor sees: an Ulster morning, and where to go from here. */
export function Hero({ heading, lead }: Pick<HomeWords, "heading" | "lead">) {
  return (
    <section className={styles.hero}>
      <picture>
        <source media={LOW_OR_WIDE} srcSet={wide} width={1920} height={1000} />
        <source media={MIDDLING} srcSet={mid} width={1400} height={1300} />
        <img
          src={narrow}
          alt=""
          width={780}
          height={1486}
          fetchPriority="high"
          className={styles.scene}
        />
      </picture>
      <div className={styles.scrim} />
      <div className={`wrap ${styles.words}`}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.buttons}>
          <SectionButton section={SERVICE_TIMES} look={buttons.gold}>
            Sunday Service
          </SectionButton>
          <SectionButton section={CHURCH_STORY} look={buttons["on-dark"]}>
            Find out more
          </SectionButton>
        </div>
      </div>
    </section>
  );
}

function SectionButton({
  section,
  look,
  children,
}: {
  section: string;
  look: string | undefined;
  children: string;
}) {
  return (
    <a
      href={`#${section}`}
      className={`${buttons.button} ${look}`}
      onClick={(event) => {
        event.preventDefault();
        scrollToSection(section);
      }}
    >
      {children}
    </a>
  );
}
