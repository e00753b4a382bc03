import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./more-link.module.css";

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
    <Link to={to} className={`${styles.link} ${onDark ? styles["on-dark"] : ""}`}>
      {children} <ArrowRight aria-hidden />
    </Link>
  );
}
