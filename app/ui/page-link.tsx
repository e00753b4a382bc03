import { Link, type LinkProps, NavLink, type NavLinkProps } from "react-router";

/** A link to a page of this site, which fades into the next, or to a section ("#…") of the page shown. */
export function PageLink(link: LinkProps) {
  const isSection = typeof link.to === "string" && link.to.startsWith("#");
  return <Link viewTransition={!isSection} {...link} />;
}

/** A link of a menu, which also says when it is to the page shown. */
export function MenuLink(link: NavLinkProps) {
  return <NavLink viewTransition {...link} />;
}
