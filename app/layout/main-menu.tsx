import { NavLink } from "react-router";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { ActivitiesMenu } from "./activities-menu.tsx";
import styles from "./main-menu.module.css";
import { menuLinks } from "./menu-links.ts";

export function MainMenu() {
  return (
    <nav aria-label="Main" className={styles.menu}>
      <ul className={styles.list}>
        <li>
          <NavLink to="/" viewTransition className={styles.entry}>
            Home
          </NavLink>
        </li>
        <ActivitiesMenu entryClass={styles.entry} />
        {menuLinks.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} viewTransition className={styles.entry}>
              {name}
            </NavLink>
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
