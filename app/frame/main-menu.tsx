import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { ActivitiesMenu } from "./activities-menu.tsx";
import styles from "./main-menu.module.css";
import { menuLinks } from "./menu-links.ts";

/** The menu of wide screens. */
export function MainMenu() {
  return (
    <nav aria-label="Main" className={styles.menu}>
      <ul className={styles.list}>
        <li>
          <PageLink to="/" end className={styles.entry}>
            Home
          </PageLink>
        </li>
        <ActivitiesMenu entryClass={styles.entry} />
        {menuLinks.map(({ to, name }) => (
          <li key={to}>
            <PageLink to={to} className={styles.entry}>
              {name}
            </PageLink>
          </li>
        ))}
        <li className={styles.action}>
          <ButtonLink to="/get-involved" look="lough" isSmall>
            Get Involved
          </ButtonLink>
        </li>
      </ul>
    </nav>
  );
}
