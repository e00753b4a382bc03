import type { Photo } from "#app/pictures/photo.ts";
import { ResponsivePhoto } from "#app/ui/responsive-photo.tsx";
import styles from "./portrait.module.css";

/** A photo or, where there is none, the address of a window with the person's initials. */
export type Likeness =
  | { photo: Photo; initialsWindow?: undefined }
  | { photo?: undefined; initialsWindow: string };

// Four to a row on wide screens, two on telephones.
const SIZES = "(min-width: 64rem) 300px, (min-width: 48rem) 24vw, 45vw";

/** `sizes` is as in HTML, where the portrait is shown larger than in a row. */
export function Portrait({ photo, initialsWindow, sizes = SIZES }: Likeness & { sizes?: string }) {
  return (
    <div className={styles.sill}>
      <div className={styles.arch}>
        {photo ? (
          <ResponsivePhoto photo={photo} sizes={sizes} className={styles.likeness} />
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
