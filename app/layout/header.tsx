import { Menu } from "lucide-react";
import button from "#app/ui/button.module.css";
import { ButtonLink } from "#app/ui/links.tsx";
import { ActivitiesMenu } from "./activities-menu.tsx";
import { Drawer } from "./drawer.tsx";
import styles from "./header.module.css";
import { Logo } from "./logo.tsx";
import { PageLink, useCurrentPath, useLinksAt } from "./menu-links.tsx";
import { DRAWER } from "./menus.ts";
import { useSite } from "./site.ts";

export function SiteHeader() {
  const { groups, menuNames } = useSite();
  const path = useCurrentPath();
  const buttons = useLinksAt("button").map(({ to, name }) => (
    <ButtonLink key={to} to={to} look="primary" isSmall isCurrent={path === to}>
      {name}
    </ButtonLink>
  ));
  return (
    <header className={styles.header}>
      <div className={`wrap beside level ${styles.bar}`}>
        <div className={styles.name}>
          <Logo />
        </div>
        <nav aria-label="Main" className={`${styles.wide} not-printed`}>
          <ul className={`beside level ${styles.list}`}>
            <li>
              <PageLink to="/" className={`level ${styles.entry}`}>
                {menuNames.home}
              </PageLink>
            </li>
            {groups.length > 0 && <ActivitiesMenu entryClass={`level ${styles.entry}`} />}
            {useLinksAt("links").map(({ to, name }) => (
              <li key={to}>
                <PageLink to={to} className={`level ${styles.entry}`}>
                  {name}
                </PageLink>
              </li>
            ))}
            <li className={styles.action}>{buttons}</li>
          </ul>
        </nav>
        <div className={`beside level ${styles.narrow} not-printed`}>
          <div className={styles.action}>{buttons}</div>
          <button
            type="button"
            command="show-modal"
            commandfor={DRAWER}
            aria-label="Open menu"
            aria-haspopup="dialog"
            className={button.icon}
          >
            <Menu aria-hidden />
          </button>
        </div>
      </div>
      <Drawer />
    </header>
  );
}
