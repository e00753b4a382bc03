import type { MouseEvent } from "react";
import type { HomeWords } from "#app/content-loader/pages.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { DrawnMorning } from "./drawn-morning.tsx";
import styles from "./hero.module.css";
import { type HeroPhoto, OwnPhoto } from "./own-photo.tsx";
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
          <ButtonLink to={`#${SERVICE_TIMES}`} look="gold" onChoose={stayIfMissing(SERVICE_TIMES)}>
            Sunday Service
          </ButtonLink>
          <ButtonLink to={`#${CHURCH_STORY}`} look="on-dark" onChoose={stayIfMissing(CHURCH_STORY)}>
            Find out more
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** A church may have taken a section out; then its button does nothing but say so to the console. */
function stayIfMissing(section: string) {
  return (event: MouseEvent) => {
    if (document.getElementById(section)) return;
    event.preventDefault();
    console.error(`There is no section “${section}” on this page to go to.`);
  };
}
