import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./button.module.css";
import type { Look } from "./button-link.tsx";
import { OPENS_IN_NEW_TAB } from "./new-tab-note.tsx";

/** A link in the shape of a button, to a service outside the site, opened in a tab of its own. */
export function OutsideButton({
  href,
  look,
  children,
}: {
  href: string;
  look: Look;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={OPENS_IN_NEW_TAB}
      className={`${styles.button} ${styles[look]}`}
    >
      {children}
      <ArrowUpRight className={styles.icon} aria-hidden />
    </a>
  );
}
