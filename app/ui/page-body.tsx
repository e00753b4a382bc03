import type { ReactNode } from "react";
import styles from "./page-body.module.css";

/** What follows the head of a page, in the page's column. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.body}`}>{children}</div>;
}
