import type { ReactNode } from "react";
import styles from "./window-recess.module.css";

/** The splayed plaster in which a window stands; its first child is the window. */
export function WindowRecess({ children }: { children: ReactNode }) {
  return <div className={styles.recess}>{children}</div>;
}
