import { MIDDLE, WIDE } from "#app/styles/breakpoints.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { type Photo, ResponsivePhoto } from "#app/ui/responsive-photo.tsx";
import type { withPortrait } from "./people.server.ts";
import styles from "./portrait.module.css";

/** A photo or, where there is none, the address of a window with the person's initials. */
export type Likeness = ReturnType<typeof withPortrait>["portrait"];

// Four to a row on wide screens, two on telephones.
const SIZES = `${WIDE} 300px, ${MIDDLE} 24vw, 45vw`;

/** `sizes` is as in HTML, where the portrait is shown larger than in a row. */
export function Portrait({ photo, initialsWindow, sizes = SIZES }: Likeness & { sizes?: string }) {
  return (
    <div className={styles.sill}>
      <div className={styles.arch}>
        {photo ? (
          <ResponsivePhoto photo={photo} sizes={sizes} className={styles.likeness} />
        ) : (
          <Drawing src={initialsWindow} size={[300, 375]} className={styles.likeness} />
        )}
      </div>
    </div>
  );
}

/** Somebody in a small arch beside their name: a photo, or where there is none the initials. */
export function Face({ photo, initials }: { photo: Photo | undefined; initials: string }) {
  return (
    <div className={`${styles.face} not-printed`}>
      {photo ? (
        <ResponsivePhoto photo={{ ...photo, alt: "" }} sizes="66px" />
      ) : (
        <span aria-hidden="true">{initials}</span>
      )}
    </div>
  );
}
