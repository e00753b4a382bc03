import type { ReactNode } from "react";
import door from "#app/assets/hero/door.svg?url";
import mid from "#app/assets/hero/mid.svg?url";
import narrow from "#app/assets/hero/narrow.svg?url";
import nightMid from "#app/assets/hero/night-mid.svg?url";
import nightNarrow from "#app/assets/hero/night-narrow.svg?url";
import nightWide from "#app/assets/hero/night-wide.svg?url";
import wide from "#app/assets/hero/wide.svg?url";
import type { HomeWords } from "#app/church/home.server.ts";
import { NIGHT, WIDE } from "#app/styles/breakpoints.ts";
import { ButtonLink } from "#app/ui/links.tsx";
import { type Photo, ResponsivePhoto } from "#app/ui/responsive-photo.tsx";
import { Timed } from "#app/ui/timed.tsx";
import type { Span } from "#time";
import { CHURCH_STORY } from "./church-story.tsx";
import styles from "./hero.module.css";
import { SERVICE_TIMES } from "./service-times.tsx";

type HeroPhoto = (Photo & Pick<NonNullable<HomeWords["photo"]>, "across" | "down">) | undefined;
type HeroParts = Pick<HomeWords, "heading" | "lead"> & {
  photo: HeroPhoto;
  /** When the church's door is open. */
  open: Span[];
  children?: ReactNode;
};

// As --hero-wide and --hero-mid in breakpoints.css.
export const HERO_WIDE = [
  WIDE,
  "(min-width: 43.75rem) and (max-height: 47.5rem)",
  "(min-width: 30rem) and (max-height: 29.99rem)",
];
export const HERO_MID = ["(min-width: 28.75rem)"];

/** With what is given to stand below it, a hero fills the first screen. */
export function Hero({ heading, lead, photo, open, children }: HeroParts) {
  return (
    <div className={styles.screen}>
      <section className={styles.hero}>
        {photo ? (
          <ResponsivePhoto
            photo={photo}
            sizes="100vw"
            isAboveFold
            className={`${styles.photo} ${styles[photo.across] ?? ""} ${styles[photo.down] ?? ""}`}
          />
        ) : (
          <DrawnChurch open={open} />
        )}
        <div className={photo ? styles.shade : styles.scrim} />
        <div className={`wrap ${styles.words}`}>
          <h1 tabIndex={-1}>{heading}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <div className={`side-by-side ${styles.buttons}`}>
            <ButtonLink to={`#${SERVICE_TIMES}`} look="gold">
              Sunday Service
            </ButtonLink>
            <ButtonLink to={`#${CHURCH_STORY}`} look="on-dark">
              Find out more
            </ButtonLink>
          </div>
        </div>
      </section>
      {children}
    </div>
  );
}

/** A morning or, by the visitor's colour scheme, a night: each visitor fetches one of the six drawings. The door lies over it while it is open. */
function DrawnChurch({ open }: Pick<HeroParts, "open">) {
  return (
    <>
      <picture>
        <source media={byNight(HERO_WIDE)} srcSet={nightWide} width={1920} height={1000} />
        <source media={byNight(HERO_MID)} srcSet={nightMid} width={1400} height={1300} />
        <source media={NIGHT} srcSet={nightNarrow} />
        <source media={HERO_WIDE.join()} srcSet={wide} width={1920} height={1000} />
        <source media={HERO_MID.join()} srcSet={mid} width={1400} height={1300} />
        <img
          src={narrow}
          alt=""
          width={780}
          height={1486}
          fetchPriority="high"
          className={styles.scene}
        />
      </picture>
      {open.map((span) => (
        <Timed as="div" key={span.from} className={styles.over} {...span} hidden>
          <img src={door} alt="" width={2000} height={1486} loading="lazy" />
        </Timed>
      ))}
    </>
  );
}

const byNight = (screens: string[]) => screens.map((media) => `${NIGHT} and ${media}`).join();
