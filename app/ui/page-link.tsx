import { NavLink, type NavLinkProps } from "react-router";

/** A link to a page of this site: it says when it is the page shown, and one page fades into the other. */
export function PageLink(link: NavLinkProps) {
  return <NavLink viewTransition {...link} />;
}
