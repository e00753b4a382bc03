import type { ReactNode } from "react";
import styles from "./icon-control.module.css";
import { useTooltip } from "./use-tooltip.tsx";

/** A link that shows only a picture: its name is read out, and shown in a tooltip. */
export function IconLink({
  name,
  href,
  children,
}: {
  name: string;
  href: string;
  children: ReactNode;
}) {
  const tooltip = useTooltip(name);
  return (
    <a
      href={href}
      aria-label={name}
      className={`${styles.control} ${styles.arch}`}
      {...tooltip.events}
    >
      {children}
      {tooltip.bubble}
    </a>
  );
}

/**
 * A button that shows only a picture. Disabled, it keeps the focus, so that somebody who
 * came to it by keyboard is not thrown back to the top of the page.
 */
export function IconButton({
  name,
  onClick,
  isDisabled = false,
  children,
}: {
  name: string;
  onClick: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}) {
  const tooltip = useTooltip(name);
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isDisabled}
      className={styles.control}
      onClick={isDisabled ? undefined : onClick}
      {...tooltip.events}
    >
      {children}
      {tooltip.bubble}
    </button>
  );
}
