import styles from "./usual-times.module.css";
import type { SheetSeries } from "./week.ts";

/** What meets as a rule, for a week of which a day lies outside the year in year.yaml. */
export function UsualTimes({ series }: { series: SheetSeries[] }) {
  const main = series.find(({ isService }) => isService);
  return (
    <section className={styles.rule}>
      <h3>As a rule</h3>
      {main?.afterLast && <p>{main.afterLast}</p>}
      <ul>
        {series.map(({ path, name, when, where, way }) => (
          <li key={`${path} ${name}`}>{`${name}: ${when}, ${way?.words ?? where}`}</li>
        ))}
      </ul>
    </section>
  );
}
