import type { ReactNode } from "react";
import { Arch } from "./arch.tsx";
import styles from "./window-head.module.css";

type WindowHeadProps = {
  /** The stained-glass window. */
  window: ReactNode;
  /** The heading, and the words above it. */
  name: ReactNode;
  /** When and where it is: the dark strip, on which the window stands. */
  facts: ReactNode;
  /** What else is said and offered: beside the window or, on telephones, below the facts. */
  more: ReactNode;
  /** Follows all of them. */
  children?: ReactNode;
};

/** The head of a page that is about one thing, a group or an event: its name, when and where are on the first screen. */
export function WindowHead({ window, name, facts, more, children }: WindowHeadProps) {
  return (
    <div className="room">
      <div className={styles.head}>
        <Arch frame="plaster" className={styles.window}>
          {window}
        </Arch>
        <div className={styles.name}>{name}</div>
        <div className={`strip ${styles.facts}`}>{facts}</div>
        <div className={styles.more}>{more}</div>
        {children}
      </div>
    </div>
  );
}
