import type { ReactNode } from "react";
import styles from "./window-head.module.css";

type Head = { window: ReactNode; words: ReactNode; children?: ReactNode };

/** The head of a page that is about one thing: its window, and beside it what it is. `children` stand behind both. */
export function WindowHead({ window, words, children }: Head) {
  return (
    <div className={`wrap ${styles.head}`}>
      <WindowRecess>{window}</WindowRecess>
      <div className={styles.words}>{words}</div>
      {children}
    </div>
  );
}

/** The plastered recess of a stained-glass window, at the head of a page; its first child is the window. */
export function WindowRecess({ children }: { children: ReactNode }) {
  return <div className={styles.recess}>{children}</div>;
}
