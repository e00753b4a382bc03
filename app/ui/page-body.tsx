import type { ReactNode } from "react";
import styles from "./page-body.module.css";

export function PageBody({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.body}`}>{children}</div>;
}
