import { ButtonLink } from "#app/ui/button-link.tsx";
import { MenuLink } from "#app/ui/page-link.tsx";
import { ActivitiesMenu } from "./activities-menu.tsx";
import styles from "./main-menu.module.css";
import { menuLinks } from "./menu-links.ts";

/** The menu of wide screens. */
export function MainMenu() {
  return (
    <nav aria-label="Main" className={styles.menu}>
      <ul className={styles.list}>
        <li>
          <MenuLink to="/" className={styles.entry}>
            Home
          </MenuLink>
        </li>
        <ActivitiesMenu entryClass={styles.entry} />
        {menuLinks.map(({ to, name }) => (
          <li key={to}>
            <MenuLink to={to} className={styles.entry}>
              {name}
            </MenuLink>
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
