import { Link, type LinkProps, NavLink, type NavLinkProps } from "react-router";

/** A link to a page of this site: one page fades into the other. */
export function PageLink(link: LinkProps) {
  return <Link viewTransition {...link} />;
}

/** A link of a menu, which also says when it is to the page shown. */
export function MenuLink(link: NavLinkProps) {
  return <NavLink viewTransition {...link} />;
}
