import styles from "./plaster-light.module.css";

/** Coloured light on the wall behind the head of a page; purely decorative. */
export function PlasterLight({ drawing }: { drawing: string }) {
  return <img src={drawing} alt="" width={900} height={560} className={styles.light} />;
}
