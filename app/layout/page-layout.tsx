import type { ReactNode } from "react";
import { NewTabNote } from "#app/ui/external-link.tsx";
import { Toasts } from "#app/ui/toast.tsx";
import { SiteFooter } from "./footer.tsx";
import { SiteHeader } from "./header.tsx";
import { HillsFoot } from "./hills-foot.tsx";
import { RouteChange } from "./route-change.tsx";
import { SkipLink } from "./skip-link.tsx";

/** What stands round the content of every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Toasts>
      <SkipLink />
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
        <HillsFoot />
      </main>
      <SiteFooter />
      <NewTabNote />
      <RouteChange />
    </Toasts>
  );
}
