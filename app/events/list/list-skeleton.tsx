import list from "./event-list.module.css";
import row from "./event-row.module.css";
import styles from "./list-skeleton.module.css";

const BOXES = ["first", "second", "third", "fourth"];

export function ListSkeleton() {
  return (
    <div className={`${list.months} ${styles.skeleton}`} aria-hidden="true">
      <div className={list.month}>
        <div />
        <div className={list.list}>
          {BOXES.map((key) => (
            <div key={key}>
              <div className={row.row}>
                <div>
                  <span className={`${styles.bar} ${styles.numeral}`} />
                  <span className={`${styles.bar} ${styles.weekday}`} />
                </div>
                <div className={`${row.words} ${styles.words}`}>
                  <span className={styles.bar} />
                  <span className={styles.bar} />
                  <span className={styles.bar} />
                  <span className={styles.bar} />
                </div>
                <div className={`${row.picture} ${styles.picture}`} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
