import type { HomeWords } from "#app/content-loader/pages.server.ts";
import type { Photo } from "#app/pictures/photo.ts";
import { ResponsivePhoto } from "#app/ui/responsive-photo.tsx";
import styles from "./own-photo.module.css";

export type HeroPhoto = Photo & Pick<NonNullable<HomeWords["photo"]>, "across" | "down">;

/** A church's own photograph in the hero's place; the part it names is never cut off. */
export function OwnPhoto({ photo }: { photo: HeroPhoto }) {
  const focus = `${styles[photo.across]} ${styles[photo.down]}`;
  return (
    <ResponsivePhoto
      photo={photo}
      sizes="100vw"
      isAboveFold
      className={`${styles.photo} ${focus}`}
    />
  );
}
