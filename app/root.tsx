import "./styles/app.css";

import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Outlet, useRouteLoaderData } from "react-router";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import type { Route } from "./+types/root";
import icon from "./assets/favicon.svg?url";
import touchIcon from "./assets/icons/apple-touch-icon.png?url";
import smallIcon from "./assets/icons/favicon-32.png?url";
import headScript from "./browser/head.ts?inline-script";
import { speculationRules } from "./browser/prefetch.ts";
import { thisChurch } from "./church/this-church.server.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { PageLayout } from "./layout/page-layout.tsx";
import { collectSite, entryScript } from "./layout/site.server.ts";
import { FactsContext, pickFacts, SiteContext } from "./layout/site.ts";
import reading from "./styles/fonts/atkinson.woff2?url";
import display from "./styles/fonts/fraunces.woff2?url";
import headings from "./styles/fonts/fraunces-headings.woff2?url";
import { LINEN, LINEN_BY_NIGHT } from "./styles/theme-colours.ts";

/** The development server's address of what React Router's own <Scripts> would load first. */
const HOT_RELOADING = "/@id/__x00__virtual:react-router/inject-hmr-runtime";

export function loader() {
  return { site: collectSite(thisChurch()), script: entryScript() };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <script>{headScript}</script>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* An iPhone would make links of dates and numbers before React takes over the HTML, which then differs. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={LINEN} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={LINEN_BY_NIGHT} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="icon" href={smallIcon} type="image/png" sizes="32x32" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="preload" href={reading} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={headings} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={display} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Links />
        <script type="speculationrules">{speculationRules}</script>
      </head>
      <body>
        <SiteContext value={data?.site ?? null}>
          <FactsContext value={data?.site ?? null}>{children}</FactsContext>
        </SiteContext>
        {data && (
          <>
            <script id="facts" type="application/json">
              {jsonForScript(pickFacts(data.site))}
            </script>
            {/* With `npm run dev`, islands need it before they are hydrated. */}
            {import.meta.env.DEV && <script type="module" src={HOT_RELOADING} />}
            <script type="module" fetchPriority="low" src={data.script} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Site() {
  return (
    <PageLayout>
      <Outlet />
    </PageLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage problem={readMessage(error)} />;
}

function readMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "";
}
