import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { useSite, useWording } from "#app/site.ts";

/** The plain links of both menus, after Home and the groups. */
export function useMenuLinks() {
  const { hasEvents } = useSite();
  const wording = useWording();
  return [
    ...(hasEvents ? [{ to: "/events", name: wording("menu.events") }] : []),
    { to: "/giving", name: wording("menu.giving") },
    { to: "/about-us", name: wording("menu.about-us") },
  ];
}

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
