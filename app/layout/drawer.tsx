import { ChevronDown, X } from "lucide-react";
import { Fragment } from "react";
import { findPage } from "#app/church/page-table.ts";
import { groupByStrand } from "#app/church/strands.ts";
import { groupPath } from "#app/ui/addresses.ts";
import button from "#app/ui/button.module.css";
import { ButtonLink, MapLink, PhoneLink } from "#app/ui/links.tsx";
import { twelveHourClock } from "#time";
import styles from "./drawer.module.css";
import { Logo } from "./logo.tsx";
import { type MenuLink, PageLink, useCurrentPath, useLinksAt, useLinkTo } from "./menu-links.tsx";
import { DRAWER } from "./menus.ts";
import { useSite } from "./site.ts";

/** The menu of narrow screens. It works without JavaScript, but for older browsers, in which page-fallbacks.ts opens it. */
export function Drawer() {
  const path = useCurrentPath();
  const { church, mainService, serviceTimes, groups, pages, firstVisit, menuNames } = useSite();
  return (
    <dialog id={DRAWER} closedby="any" aria-label="Menu" className={styles.drawer}>
      <div className={`level ${styles.top}`}>
        <button
          type="button"
          command="close"
          commandfor={DRAWER}
          aria-label="Close menu"
          className={`${button.icon} ${styles.close}`}
        >
          <X aria-hidden />
        </button>
        <Logo />
      </div>
      <nav aria-label="Main">
        <PageLink to="/" className={`level plain ${styles.entry}`}>
          {menuNames.home}
        </PageLink>
        {[firstVisit, useLinkTo("this-week")].map(
          (link) => link && <LinkBelow key={link.to} {...link} />,
        )}
        {groupByStrand(groups).map(({ strand, heading, groups: groupsOfStrand }) => (
          <details
            key={strand}
            name="strand"
            open={groupsOfStrand.some(({ slug }) => groupPath(slug) === path)}
            data-strand={strand}
            className={styles.strand}
          >
            <summary className={`level ${styles.entry}`}>
              {heading}
              <ChevronDown className="turns" aria-hidden />
            </summary>
            <ul>
              {groupsOfStrand.map(({ slug, name, menuWords, smallWindow }) => (
                <li key={slug}>
                  <PageLink to={groupPath(slug)} className={`level plain ${styles.group}`}>
                    <img src={smallWindow} alt="" width={30} height={42} loading="lazy" />
                    <span>
                      <b>{name}</b> <small>{menuWords}</small>
                    </span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
        {useLinksAt("links").map(({ to, name }) => (
          <Fragment key={to}>
            <PageLink to={to} className={`level plain ${styles.entry}`}>
              {name}
            </PageLink>
            {to === findPage("about-us").address &&
              pages.aboutUs.map((page) => <LinkBelow key={page.to} {...page} />)}
          </Fragment>
        ))}
      </nav>
      <div className={styles.come}>
        <p>
          <b>{twelveHourClock(mainService.from)}</b> {mainService.name}, {mainService.often}
        </p>
        <MapLink map={serviceTimes.mainPlace?.map ?? church.address.map}>Get directions</MapLink>
        <PhoneLink phone={church.phone} />
      </div>
      <div className={styles.foot}>
        {useLinksAt("button").map(({ to, name }) => (
          <ButtonLink key={to} to={to} look="primary" isCurrent={path === to}>
            {name}
          </ButtonLink>
        ))}
      </div>
    </dialog>
  );
}

/** A link that belongs to the page above it. */
function LinkBelow({ to, name }: MenuLink) {
  return (
    <PageLink to={to} className={`level plain ${styles.entry} ${styles.page}`}>
      {name}
    </PageLink>
  );
}
