import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./button.module.css";
import type { Look } from "./button-link.tsx";

const OPENS_IN_NEW_TAB = "opens-in-a-new-tab";

/** A link to a service outside the site, opened in a tab of its own. */
export function ExternalLink({
  href,
  className,
  children,
}: {
  href: string;
  className: string | undefined;
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

/** The same in the shape of a button. */
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
    <ExternalLink href={href} className={`${styles.button} ${styles[look]}`}>
      {children}
    </ExternalLink>
  );
}

/** What screen readers add to the name of every ExternalLink; stands once on each page. */
export function NewTabNote() {
  return (
    <p id={OPENS_IN_NEW_TAB} hidden>
      Opens in a new tab
    </p>
  );
}
