import type { ReactNode } from "react";
import styles from "./window-head.module.css";

type WindowHeadProps = {
  /** The stained-glass window. */
  window: ReactNode;
  /** The heading and what else stands beside the window. */
  words: ReactNode;
  /** Follows both. */
  children?: ReactNode;
};

/** The head of a page that is about one thing, a group or an event. */
export function WindowHead({ window, words, children }: WindowHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <WindowRecess>{window}</WindowRecess>
      <div className={styles.words}>{words}</div>
      {children}
    </div>
  );
}

/** The recess in the plaster in which a stained-glass window stands. Its first child is the window. */
export function WindowRecess({ children }: { children: ReactNode }) {
  return <div className={styles.recess}>{children}</div>;
}
