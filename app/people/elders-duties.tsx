import left from "#app/assets/elders/1.svg?url";
import middle from "#app/assets/elders/2.svg?url";
import right from "#app/assets/elders/3.svg?url";
import type { AboutUsWords } from "#app/content-loader/pages.server.ts";
import styles from "./elders-duties.module.css";

export function EldersDuties({ heading, intro, list }: NonNullable<AboutUsWords["duties"]>) {
  return (
    <section aria-labelledby="duties-heading" className="band dark">
      <div className={`wrap ${styles.columns}`}>
        <div className={`${styles.window} not-printed`}>
          <img src={left} alt="" width={300} height={840} loading="lazy" />
          <img src={middle} alt="" width={300} height={980} loading="lazy" />
          <img src={right} alt="" width={300} height={840} loading="lazy" />
        </div>
        <div>
          <h2 id="duties-heading">{heading}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
          <ol className={styles.duties}>
            {list.map(({ title, words }, index) => (
              <li key={title}>
                <b aria-hidden="true">{index + 1}</b>
                <div>
                  <h3>{title}</h3>
                  <p>{words}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
