import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./more-link.module.css";
import { PageLink } from "./page-link.tsx";

/** A link that stands by itself and leads on. */
export function MoreLink({
  to,
  onDark = false,
  children,
}: {
  to: string;
  onDark?: boolean;
  children: ReactNode;
}) {
  return (
    <PageLink to={to} className={`${styles.link} ${onDark ? styles["on-dark"] : ""}`}>
      {children} <ArrowRight aria-hidden />
    </PageLink>
  );
}
