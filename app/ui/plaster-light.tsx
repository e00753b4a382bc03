import styles from "./plaster-light.module.css";

/** Sunlight through windows, fallen on the plaster behind the head of a page. */
export function PlasterLight({ drawing }: { drawing: string }) {
  return <img src={drawing} alt="" width={900} height={560} className={styles.light} />;
}
