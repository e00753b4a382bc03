import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./button.module.css";
import type { Look } from "./button-link.tsx";

const OPENS_IN_NEW_TAB = "opens-in-a-new-tab";

export function ExternalLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={OPENS_IN_NEW_TAB}
      className={className}
    >
      {children} <ArrowUpRight aria-hidden />
    </a>
  );
}

export function ExternalButton({
  href,
  look,
  children,
}: {
  href: string;
  look: Look;
  children: ReactNode;
}) {
  return (
    <ExternalLink href={href} className={`${styles.button} ${styles.external} ${styles[look]}`}>
      {children}
    </ExternalLink>
  );
}

/** The description of every ExternalLink, for screen readers; rendered once per page. */
export function NewTabNote() {
  return (
    <p id={OPENS_IN_NEW_TAB} hidden>
      Opens in a new tab
    </p>
  );
}
