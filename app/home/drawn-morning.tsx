import mid from "#app/assets/hero/mid.svg?url";
import narrow from "#app/assets/hero/narrow.svg?url";
import wide from "#app/assets/hero/wide.svg?url";
import styles from "./hero.module.css";

// Which of the three compositions keeps the church beside the words; hero.module.css says the same.
const LOW_OR_WIDE = "(min-width: 64rem), (min-width: 43.75rem) and (max-height: 47.5rem)";
const MIDDLING = "(min-width: 28.75rem)";

/** The drawn Ulster morning, in the composition that suits the window. */
export function DrawnMorning() {
  return (
    <picture>
      <source media={LOW_OR_WIDE} srcSet={wide} width={1920} height={1000} />
      <source media={MIDDLING} srcSet={mid} width={1400} height={1300} />
      <img
        src={narrow}
        alt=""
        width={780}
        height={1486}
        fetchPriority="high"
        className={styles.scene}
      />
    </picture>
  );
}
