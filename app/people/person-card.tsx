import styles from "./person-card.module.css";
import { type Likeness, Portrait } from "./portrait.tsx";

export type ShownPerson = { name: string; role?: string | undefined; portrait: Likeness };

/** Somebody’s portrait with name and role. */
export function PersonCard({ name, role, portrait }: ShownPerson) {
  return (
    <figure className={styles.card}>
      <Portrait {...portrait} />
      <figcaption>
        <b>{name}</b>
        {role && <span>{role}</span>}
      </figcaption>
    </figure>
  );
}
