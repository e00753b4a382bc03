import { NavLink } from "react-router";
import { useSay, useSite } from "#app/site.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { ActivitiesMenu } from "./activities-menu.tsx";
import styles from "./main-menu.module.css";
import { useMenuLinks } from "./menu-links.ts";

export function MainMenu() {
  const say = useSay();
  const { groups } = useSite();
  return (
    <nav aria-label="Main" className={styles.menu}>
      <ul className={styles.list}>
        <li>
          <NavLink to="/" viewTransition className={styles.entry}>
            {say("Home")}
          </NavLink>
        </li>
        {groups.length > 0 && <ActivitiesMenu entryClass={styles.entry} />}
        {useMenuLinks().map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} viewTransition className={styles.entry}>
              {name}
            </NavLink>
          </li>
        ))}
        <li className={styles.action}>
          <ButtonLink to="/get-involved" look="primary" isSmall>
            {say("Get Involved")}
          </ButtonLink>
        </li>
      </ul>
    </nav>
  );
}
