import type { Photo } from "#app/pictures/photo.ts";
import { ResponsivePhoto } from "#app/ui/responsive-photo.tsx";
import styles from "./portrait.module.css";

/** A photo or, where there is none, the address of a window with the person's initials. */
export type Likeness =
  | { photo: Photo; initialsWindow?: undefined }
  | { photo?: undefined; initialsWindow: string };

// Four to a row on wide screens, two on telephones.
const SIZES = "(min-width: 64rem) 300px, (min-width: 48rem) 24vw, 45vw";

export function Portrait({ photo, initialsWindow }: Likeness) {
  return (
    <div className={styles.sill}>
      <div className={styles.arch}>
        {photo ? (
          <ResponsivePhoto photo={photo} sizes={SIZES} className={styles.likeness} />
        ) : (
          <img
            src={initialsWindow}
            alt=""
            width={300}
            height={375}
            loading="lazy"
            className={styles.likeness}
          />
        )}
      </div>
    </div>
  );
}
