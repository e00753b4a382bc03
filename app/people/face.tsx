import type { Photo } from "#app/pictures/photo.ts";
import { ResponsivePhoto } from "#app/ui/responsive-photo.tsx";
import styles from "./face.module.css";

/** Somebody in a small arch beside their name: a photo, or where there is none the initials. */
export function Face({ photo, initials }: { photo: Photo | undefined; initials: string }) {
  return (
    <div className={styles.face}>
      {photo ? (
        <ResponsivePhoto photo={{ ...photo, alt: "" }} sizes="66px" />
      ) : (
        <span aria-hidden="true">{initials}</span>
      )}
    </div>
  );
}
