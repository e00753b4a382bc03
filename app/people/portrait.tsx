import { initialsOf } from "./initials.ts";
import styles from "./portrait.module.css";

/** The address of a photo, and the words that stand in for it. */
export type Photo = { src: string; alt: string };

/** Somebody's photo in an arched frame on a sill; their initials where there is no photo. */
export function Portrait({ name, photo }: { name: string; photo: Photo | undefined }) {
  return (
    <div className={styles.sill}>
      <div className={styles.arch}>
        {photo ? (
          <img src={photo.src} alt={photo.alt} width={800} height={1000} loading="lazy" />
        ) : (
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
        )}
      </div>
    </div>
  );
}
