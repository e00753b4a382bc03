import { Menu } from "lucide-react";
import { useWording } from "#app/site.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { DRAWER, Drawer } from "./drawer.tsx";
import styles from "./header.module.css";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { useIsCurrent } from "./page-link.tsx";

export function SiteHeader() {
  const wording = useWording();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <div className={styles.name}>
          <Logo />
        </div>
        <div className={styles.wide}>
          <MainMenu />
        </div>
        <div className={styles.narrow}>
          <div className={styles.action}>
            <ButtonLink
              to="/get-involved"
              look="primary"
              isSmall
              isCurrent={useIsCurrent("/get-involved")}
            >
              {wording("Get Involved")}
            </ButtonLink>
          </div>
          <button
            type="button"
            command="show-modal"
            commandfor={DRAWER}
            aria-label="Open menu"
            aria-haspopup="dialog"
            className={styles.menu}
          >
            <Menu aria-hidden />
          </button>
        </div>
      </div>
      <Drawer />
    </header>
  );
}
