import type { ReactNode } from "react";
import { relOf } from "./addresses.ts";
import styles from "./icon-control.module.css";

type Control = { name: string; children: ReactNode };
type Button = Control & { onClick: () => void; isDisabled?: boolean };

export function IconLink({ name, href, children }: Control & { href: string }) {
  return (
    <a
      href={href}
      rel={relOf(href)}
      aria-label={name}
      className={`${styles.control} ${styles.arch}`}
    >
      {children}
      <Tooltip name={name} />
    </a>
  );
}

/** `aria-disabled`, not `disabled`: a disabled button would lose the focus of whoever just pressed it. */
export function IconButton({ name, onClick, isDisabled = false, children }: Button) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isDisabled}
      className={styles.control}
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
      <Tooltip name={name} />
    </button>
  );
}

/** Hidden until tooltips.ts shows it: for React it never changes, whether the control is hydrated yet or not. */
function Tooltip({ name }: { name: string }) {
  return (
    <span role="tooltip" className={styles.tooltip} hidden suppressHydrationWarning>
      {name}
    </span>
  );
}
