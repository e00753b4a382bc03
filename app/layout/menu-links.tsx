import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { useSite } from "#app/site.ts";
import type { MenuNames } from "./menu-names.server.ts";

/** The links to these addresses, in this order; not to events or groups where a church has none. */
export function useLinksTo(...addresses: (keyof MenuNames)[]): { to: string; name: string }[] {
  const { menuNames } = useSite();
  return addresses.flatMap((to) => {
    const name = menuNames[to];
    return name === undefined ? [] : [{ to, name }];
  });
}

/** The plain links of both menus, after Home and the groups. */
export const useMenuLinks = () => useLinksTo("/events", "/giving", "/about-us");

/** A link of a menu, marked on the page that it leads to. */
export function PageLink({ to, ...attributes }: { to: string } & ComponentProps<"a">) {
  return <a href={to} aria-current={useIsCurrent(to) ? "page" : undefined} {...attributes} />;
}

export function useIsCurrent(to: string): boolean {
  return useCurrentPath() === to;
}

/** The path of the page that is prerendered. */
export function useCurrentPath(): string {
  // The build writes each page at an address with a slash at its end.
  return useLocation().pathname.replace(/(?<=.)\/$/, "");
}
