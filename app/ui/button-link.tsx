import type { MouseEvent, ReactNode } from "react";
import { Link, NavLink } from "react-router";
import styles from "./button.module.css";

export type Look = "primary" | "gold" | "outline" | "on-dark";

/** A link in the shape of a button, to a page of this site or to a section ("#…") of the page shown. */
export function ButtonLink({
  to,
  look,
  isSmall = false,
  onClick,
  children,
}: {
  to: string;
  look: Look;
  isSmall?: boolean;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  const shape = `${styles.button} ${styles[look]} ${isSmall ? styles.small : ""}`;
  const isSection = to.startsWith("#");
  const Target = isSection ? Link : NavLink;
  return (
    <Target to={to} viewTransition={!isSection} className={shape} onClick={onClick}>
      {children}
    </Target>
  );
}
