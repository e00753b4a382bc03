import { useSite, useWording } from "#app/site.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { ActivitiesMenu } from "./activities-menu.tsx";
import styles from "./main-menu.module.css";
import { useMenuLinks } from "./menu-links.ts";
import { PageLink, useIsCurrent } from "./page-link.tsx";

export function MainMenu() {
  const wording = useWording();
  const { groups } = useSite();
  return (
    <nav aria-label="Main" className={styles.menu}>
      <ul className={styles.list}>
        <li>
          <PageLink to="/" className={styles.entry}>
            {wording("Home")}
          </PageLink>
        </li>
        {groups.length > 0 && <ActivitiesMenu entryClass={styles.entry} />}
        {useMenuLinks().map(({ to, name }) => (
          <li key={to}>
            <PageLink to={to} className={styles.entry}>
              {name}
            </PageLink>
          </li>
        ))}
        <li className={styles.action}>
          <ButtonLink
            to="/get-involved"
            look="primary"
            isSmall
            isCurrent={useIsCurrent("/get-involved")}
          >
            {wording("Get Involved")}
          </ButtonLink>
        </li>
      </ul>
    </nav>
  );
}
