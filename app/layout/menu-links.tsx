import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { useSite, useWording } from "#app/site.ts";

const names = {
  "/": "menu.home",
  "/this-week": "footer.week",
  "/events": "menu.events",
  "/#find-your-place": "menu.find-your-place",
  "/giving": "menu.giving",
  "/about-us": "menu.about-us",
} as const;

/** The links to these addresses, in this order; not to events or groups where a church has none. */
export function useLinksTo(...addresses: (keyof typeof names)[]) {
  const { hasEvents, groups } = useSite();
  const wording = useWording();
  const missing = [!hasEvents && "/events", groups.length === 0 && "/#find-your-place"];
  const there = addresses.filter((to) => !missing.includes(to));
  return there.map((to) => ({ to, name: wording(names[to]) }));
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
