import type { ReactNode } from "react";
import styles from "./icon-control.module.css";
import { useTooltip } from "./use-tooltip.tsx";

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

/** `aria-disabled`, not `disabled`: a disabled button would lose the focus of whoever just pressed it. */
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
