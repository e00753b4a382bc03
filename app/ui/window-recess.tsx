import type { ReactNode } from "react";
import styles from "./window-recess.module.css";

/** The plastered recess of a stained-glass window; its first child is the window. */
export function WindowRecess({ children }: { children: ReactNode }) {
  return <div className={styles.recess}>{children}</div>;
}
