import type { People } from "#app/content-loader/people.server.ts";
import { type Likeness, Portrait } from "./portrait.tsx";
import styles from "./vacancy-convener.module.css";

type Convener = Omit<People["convener"], "photo"> & { portrait: Likeness };

/** The minister who leads the Kirk Session while the congregation has none of its own. */
export function VacancyConvener({ name, role, portrait, saying, about }: Convener) {
  return (
    <section aria-labelledby="convener-heading" className={styles.convener}>
      <Portrait {...portrait} />
      <div>
        <h2 id="convener-heading">{name}</h2>
        <p className={styles.role}>{role}</p>
        <p className={styles.saying}>{saying}</p>
        <p>{about}</p>
      </div>
    </section>
  );
}
