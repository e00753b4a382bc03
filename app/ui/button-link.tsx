import type { ReactNode } from "react";
import styles from "./button.module.css";

export type Look = "primary" | "gold" | "outline" | "on-dark";

/** A link in the shape of a button, to a page of this site or to a section ("#…") of the page shown. */
export function ButtonLink({
  to,
  look,
  isSmall = false,
  isCurrent = false,
  children,
}: {
  to: string;
  look: Look;
  isSmall?: boolean;
  /** Whether it leads to the page shown. */
  isCurrent?: boolean;
  children: ReactNode;
}) {
  const shape = `${styles.button} ${styles[look]} ${isSmall ? styles.small : ""}`;
  return (
    <a href={to} aria-current={isCurrent ? "page" : undefined} className={shape}>
      {children}
    </a>
  );
}
