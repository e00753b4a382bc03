import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { findPage, type Page, type PageName, pages } from "#app/church/page-table.ts";
import { useSite } from "./site.ts";

/** A link of a menu. */
export type MenuLink = {
  /** The address that it leads to. */
  to: string;
  name: string;
};

/** The link to a page; null if the church does not have that page. */
export function useLinkTo(page: PageName): MenuLink | null {
  const name = useSite().menuNames[page];
  return name === undefined ? null : { to: findPage(page).address, name };
}

/** The link to the windows of all groups on the home page; null if there are none. */
export function useLinkToWall(): MenuLink | null {
  const hasGroups = useSite().groups.length > 0;
  return hasGroups ? { to: "/#find-your-place", name: "Find your place" } : null;
}

/** The links to the pages that stand at a place of the menus, in their order. */
export function useLinksAt(menu: Page["menu"]): MenuLink[] {
  const { menuNames } = useSite();
  const links: MenuLink[] = [];
  for (const page of pages) {
    const name = menuNames[page.name];
    if (page.menu === menu && name !== undefined) links.push({ to: page.address, name });
  }
  return links;
}

/** A link of a menu, which is marked on the page that it leads to. */
export function PageLink({ to, ...attributes }: { to: string } & ComponentProps<"a">) {
  return (
    <a href={to} aria-current={useCurrentPath() === to ? "page" : undefined} {...attributes} />
  );
}

/** The path of the page that is being rendered, "/events". */
export function useCurrentPath(): string {
  // The build writes each page at an address with a slash at its end.
  return useLocation().pathname.replace(/(?<=.)\/$/, "");
}
