import type { Photo } from "#app/art/photo.ts";
import { ResponsivePhoto } from "#app/ui/responsive-photo.tsx";
import { initialsOf } from "./initials.ts";
import styles from "./portrait.module.css";

// Four to a row on wide screens, two on telephones; the convener's is shown a little larger.
const SIZES = "(min-width: 64rem) 300px, (min-width: 48rem) 24vw, 45vw";

/** Somebody's photo in an arched frame on a sill; their initials where there is no photo. */
export function Portrait({ name, photo }: { name: string; photo: Photo | undefined }) {
  return (
    <div className={styles.sill}>
      <div className={styles.arch}>
        {photo ? (
          <ResponsivePhoto photo={photo} sizes={SIZES} className={styles.photo} />
        ) : (
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
        )}
      </div>
    </div>
  );
}
