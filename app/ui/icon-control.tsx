import type { ReactNode } from "react";
import { relOf } from "./addresses.ts";
import button from "./button.module.css";
import styles from "./icon-control.module.css";

type IconLinkProps = {
  /** What the icon means, for its tooltip and for screen readers. */
  name: string;
  href: string;
  /** The icon. */
  children: ReactNode;
};

type IconButtonProps = {
  /** What the icon means, for its tooltip and for screen readers. */
  name: string;
  onClick: () => void;
  isDisabled?: boolean;
  /** The icon. */
  children: ReactNode;
};

export function IconLink({ name, href, children }: IconLinkProps) {
  return (
    <a
      href={href}
      rel={relOf(href)}
      aria-label={name}
      className={`${button.icon} ${styles.control} ${styles.arch}`}
    >
      {children}
      <Tooltip name={name} />
    </a>
  );
}

/** It has `aria-disabled` instead of `disabled`, because a disabled button loses the focus of whoever has just pressed it. */
export function IconButton({ name, onClick, isDisabled = false, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isDisabled}
      className={`${button.icon} ${styles.control}`}
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
      <Tooltip name={name} />
    </button>
  );
}

/**
 * It is hidden until browser/tooltips.ts shows it. That may happen before React hydrates the control, so React must not
 * complain of the difference (suppressHydrationWarning).
 */
function Tooltip({ name }: { name: string }) {
  return (
    <span role="tooltip" className={styles.tooltip} hidden suppressHydrationWarning>
      {name}
    </span>
  );
}
