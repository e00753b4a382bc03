import styles from "./events-carousel.module.css";

// As many as wide screens show at a time.
const BOXES = ["first", "second", "third"];

export function CarouselSkeleton() {
  return (
    <div className={styles.carousel} data-count="4">
      <div className={styles.controls} data-controls />
      <div className={`${styles.row} ${styles.ghosts}`} aria-hidden="true">
        {BOXES.map((key) => (
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
