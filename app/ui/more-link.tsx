import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./more-link.module.css";

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
  const words = (
    <>
      {children}
      <ArrowRight aria-hidden />
    </>
  );
  if (to.startsWith("https:")) {
    return (
      <a href={to} className={shape}>
        {words}
      </a>
    );
  }
  return (
    <Link to={to} viewTransition className={shape}>
      {words}
    </Link>
  );
}
