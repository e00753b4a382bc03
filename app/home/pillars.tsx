import loving from "#app/assets/pillars/loving.svg?url";
import reaching from "#app/assets/pillars/reaching.svg?url";
import teaching from "#app/assets/pillars/teaching.svg?url";
import type { HomeWords } from "#app/content-loader/pages.server.ts";
import styles from "./pillars.module.css";

/** In the order of the pillars: a heart, a boat, an open book. */
const medallions = [loving, reaching, teaching];

/** The three pillars, each beside its medallion in one tall lancet window. */
export function Pillars({ list }: Pick<HomeWords["pillars"], "list">) {
  return (
    <ul className={styles.lancet}>
      {list.map(({ title, words }, place) => (
        <li key={title}>
          <img src={medallions[place]} alt="" width={168} height={168} loading="lazy" />
          <div>
            <h3>{title}</h3>
            <p>{words}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
