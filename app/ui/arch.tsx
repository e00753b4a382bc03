import type { ReactNode } from "react";
import styles from "./arch.module.css";

type ArchProps = {
  /** What holds the window: a frame of dressed stone, the splayed plaster of a recess, or its own lead alone. */
  frame: "stone" | "plaster" | "lead";
  className?: string | undefined;
  /** The window: a drawing, a photo, or the words in a pane of glass. */
  children: ReactNode;
};

/** The arch of every window and portrait of the site, with the light that it lets through. */
export function Arch({ frame, className, children }: ArchProps) {
  return <span className={`${styles[frame]} ${className ?? ""}`}>{children}</span>;
}

type SillProps = {
  className?: string | undefined;
  /** What stands on it. */
  children: ReactNode;
};

/** The sill below windows. It reaches half of `--between` further on either side, so that one sill runs on under a row. */
export function Sill({ className, children }: SillProps) {
  return <div className={`${styles.sill} ${className ?? ""}`}>{children}</div>;
}
