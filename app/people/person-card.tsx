import type { Photo } from "#app/art/photo.ts";
import styles from "./person-card.module.css";
import { Portrait } from "./portrait.tsx";

export type ShownPerson = { name: string; role?: string | undefined; photo: Photo | undefined };

/** Somebody’s portrait with name and role. */
export function PersonCard({ name, role, photo }: ShownPerson) {
  return (
    <figure className={styles.card}>
      <Portrait name={name} photo={photo} />
      <figcaption>
        <b>{name}</b>
        {role && <span>{role}</span>}
      </figcaption>
    </figure>
  );
}
