import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./button.module.css";
import { OPENS_IN_NEW_TAB } from "./new-tab-note.tsx";
import { MenuLink } from "./page-link.tsx";

type Look = "lough" | "gold" | "outline" | "on-dark";

/** A link in the shape of a button. An address outside the site opens in a tab of its own. */
export function ButtonLink({
  to,
  look,
  isSmall = false,
  onChoose,
  children,
}: {
  to: string;
  look: Look;
  isSmall?: boolean;
  onChoose?: () => void;
  children: ReactNode;
}) {
  const shape = `${styles.button} ${styles[look]} ${isSmall ? styles.small : ""}`;
  return (
    <MenuLink to={to} className={shape} onClick={onChoose}>
      {children}
    </MenuLink>
  );
}

/** A button's shape for a service outside the site, opened in a tab of its own. */
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
