import styles from "./events-carousel.module.css";

const WIDEST_VIEW = ["first", "second", "third"];

/** The boxes of the carousel while the diary is awaited. */
export function CarouselSkeleton() {
  return (
    <div className={styles.carousel}>
      <div className={styles.controls} />
      <div className={`${styles.row} ${styles.ghosts}`} aria-hidden="true">
        {WIDEST_VIEW.map((place) => (
          <div key={place} className={styles.ghost}>
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
