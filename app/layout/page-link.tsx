import type { ReactNode } from "react";
import { useLocation } from "react-router";

/** A link of a menu, marked on the page that it leads to. */
export function PageLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const isCurrent = useIsCurrent(to);
  return (
    <a href={to} aria-current={isCurrent ? "page" : undefined} className={className}>
      {children}
    </a>
  );
}

/** Whether the page at this path is the one that is prerendered. */
export function useIsCurrent(to: string): boolean {
  return useCurrentPath() === to;
}

/** The path of the page that is prerendered. */
export function useCurrentPath(): string {
  // The build writes each page at an address with a slash at its end.
  return useLocation().pathname.replace(/(?<=.)\/$/, "");
}
