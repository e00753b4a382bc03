import type { HomeWords } from "#app/content/pages.server.ts";
import buttons from "#app/ui/button.module.css";
import { DrawnMorning } from "./drawn-morning.tsx";
import styles from "./hero.module.css";
import { type HeroPhoto, OwnPhoto } from "./own-photo.tsx";
import { scrollToSection } from "./scroll-to-section.ts";
import { CHURCH_STORY, SERVICE_TIMES } from "./sections.ts";

/** The first thing a visitor sees: an Ulster morning, and where to go from here. */
export function Hero({
  heading,
  lead,
  photo,
}: Pick<HomeWords, "heading" | "lead"> & { photo: HeroPhoto | undefined }) {
  return (
    <section className={styles.hero}>
      {photo ? <OwnPhoto photo={photo} /> : <DrawnMorning />}
      <div className={photo ? styles.shade : styles.scrim} />
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
