import type { ReactNode } from "react";
import door from "#app/assets/hero/door.svg?url";
import narrow from "#app/assets/hero/narrow.svg?url";
import nightNarrow from "#app/assets/hero/night-narrow.svg?url";
import nightWide from "#app/assets/hero/night-wide.svg?url";
import wide from "#app/assets/hero/wide.svg?url";
import type { HeroPicture } from "#app/church/home.server.ts";
import { Timed } from "#app/layout/timed.tsx";
import { NIGHT } from "#app/styles/breakpoints.ts";
import { ButtonLink } from "#app/ui/links.tsx";
import { type Photo, ResponsivePhoto } from "#app/ui/responsive-photo.tsx";
import type { Span } from "#time";
import { CHURCH_STORY } from "./church-story.tsx";
import styles from "./hero.module.css";
import { SERVICE_TIMES } from "./service-times.tsx";

type HeroProps = {
  heading: string;
  lead: string;
  /** Undefined if the church is drawn. */
  photo: HeroPhoto | undefined;
  /** When the church's door is open. */
  open: Span[];
  /** What stands below it on the first screen. */
  children?: ReactNode;
};

type HeroPhoto = Photo & {
  /** What must not be cut off if the screen is narrow. */
  across: HeroPicture["across"];
  /** What must not be cut off if the screen is low. */
  down: HeroPicture["down"];
};

// This is --roomy of breakpoints.css.
const ROOMY = "(min-width: 37.5rem)";

/** The picture and the first words of the home page. Together with its children it fills the first screen. */
export function Hero({ heading, lead, photo, open, children }: HeroProps) {
  return (
    <div className={styles.screen}>
      <section className={styles.hero}>
        <div className={`not-printed ${styles.picture}`}>
          {photo ? (
            <ResponsivePhoto
              photo={photo}
              sizes="100vw"
              isAboveFold
              className={`${styles.fill} ${styles.photo} ${styles[photo.across] ?? ""} ${styles[photo.down] ?? ""}`}
            />
          ) : (
            <DrawnChurch open={open} />
          )}
          <div className={photo ? styles.shade : styles.scrim} />
        </div>
        <div className={`wrap ${styles.words}`}>
          <h1 tabIndex={-1}>{heading}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <div className={`beside ${styles.buttons}`}>
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

/**
 * The church in the morning or, for visitors whose devices are dark, at night. Each visitor fetches one of the four
 * drawings. While the door is open, a drawing of it lies over the other.
 */
function DrawnChurch({ open }: { open: Span[] }) {
  return (
    <>
      <picture>
        <source media={`${NIGHT} and ${ROOMY}`} srcSet={nightWide} width={1920} height={1000} />
        <source media={NIGHT} srcSet={nightNarrow} />
        <source media={ROOMY} srcSet={wide} width={1920} height={1000} />
        <img
          src={narrow}
          alt=""
          width={780}
          height={1486}
          fetchPriority="high"
          className={styles.fill}
        />
      </picture>
      {open.map((span) => (
        <Timed as="div" key={span.from} {...span} hidden>
          <img
            src={door}
            alt=""
            width={2000}
            height={1486}
            loading="lazy"
            className={styles.door}
          />
        </Timed>
      ))}
    </>
  );
}
