import { NavLink } from "react-router";
import { useSite, useWording } from "#app/site.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { ActivitiesMenu } from "./activities-menu.tsx";
import styles from "./main-menu.module.css";
import { useMenuLinks } from "./menu-links.ts";

export function MainMenu() {
  const wording = useWording();
  const { groups } = useSite();
  return (
    <nav aria-label="Main" className={styles.menu}>
      <ul className={styles.list}>
        <li>
          <NavLink to="/" viewTransition className={styles.entry}>
            {wording("Home")}
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
            {wording("Get Involved")}
          </ButtonLink>
        </li>
      </ul>
    </nav>
  );
}
