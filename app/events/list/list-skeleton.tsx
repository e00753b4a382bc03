import styles from "./list-skeleton.module.css";

const A_SCREENFUL = ["first", "second", "third", "fourth"];

/** The boxes of the events page while the diary is awaited. */
export function ListSkeleton() {
  return (
    <div className={styles.list}>
      {A_SCREENFUL.map((place) => (
        <div key={place} className={styles.row} aria-hidden="true">
          <div className={styles.date}>
            <span className={styles.bar} />
            <span className={styles.bar} />
          </div>
          <div className={styles.words}>
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.bar} />
          </div>
          <div className={styles.picture} />
        </div>
      ))}
    </div>
  );
}
