import styles from "./events-carousel.module.css";

const WIDEST_VIEW = ["first", "second", "third"];

/** The boxes of the carousel until there is an event. */
export function CarouselSkeleton() {
  return (
    <div className={styles.carousel}>
      <div className={styles.controls} />
      <div className={`${styles.row} ${styles.ghosts}`} aria-hidden="true">
        {WIDEST_VIEW.map((key) => (
          <div key={key} className={styles.ghost}>
            <span />
            <span />
            <span />
            <span />
          </div>
        ))}
      </div>
    </div>
  );
}
