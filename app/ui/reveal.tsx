import type { ReactNode } from "react";
import styles from "./reveal.module.css";

/** The splayed plaster in which a window stands; its first child is the window. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div className={styles.reveal}>{children}</div>;
}
