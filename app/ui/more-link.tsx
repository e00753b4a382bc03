import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./more-link.module.css";
import { relOf } from "./outside-link.ts";

/** A link with an arrow, to a page of this site or to a web address. */
export function MoreLink({
  to,
  onDark = false,
  children,
}: {
  to: string;
  onDark?: boolean;
  children: ReactNode;
}) {
  const shape = `${styles.link} ${onDark ? styles["on-dark"] : ""}`;
  return (
    <a href={to} rel={relOf(to)} className={shape}>
      {children}
      <ArrowRight aria-hidden />
    </a>
  );
}
