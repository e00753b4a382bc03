import type { ReactNode } from "react";
import dusk from "#app/assets/dusk.svg?url";
import hills from "#app/assets/hills.svg?url";
import nightDusk from "#app/assets/night-dusk.svg?url";
import nightHills from "#app/assets/night-hills.svg?url";
import { NIGHT } from "#app/styles/breakpoints.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { NewTabNote } from "#app/ui/links.tsx";
import { Toasts } from "#app/ui/toast.tsx";
import { SiteFooter } from "./footer.tsx";
import { SiteHeader } from "./header.tsx";
import { useCurrentPath } from "./menu-links.tsx";
import { NoticeBand } from "./notice-band.tsx";
import styles from "./page-layout.module.css";
import { useSite } from "./site.ts";

/** The frame of every page: notices, header, the page itself, footer. */
export function PageLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className={`dark strong ${styles["skip-link"]}`}>
        Skip to the page’s content
      </a>
      <NoticeBand notices={useSite().notices} />
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
        <Hills />
      </main>
      <SiteFooter />
      <NewTabNote />
      <Toasts />
    </>
  );
}

/** The landscape on which every page ends. On the home page it is drawn at dusk. */
function Hills() {
  const isHome = useCurrentPath() === "/";
  return (
    <picture>
      <source media={NIGHT} srcSet={isHome ? nightDusk : nightHills} />
      <Drawing
        src={isHome ? dusk : hills}
        size={[isHome ? 1920 : 1600, 190]}
        className={`${isHome ? styles.dusk : styles.hills} not-printed`}
      />
    </picture>
  );
}
