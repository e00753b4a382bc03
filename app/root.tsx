// First of all, because it names the layers that every other style sheet belongs to.
import "./styles/app.css";

import { type ReactNode, useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from "react-router";
import type { Route } from "./+types/root";
import { readAnalytics } from "./analytics/analytics.server.ts";
import { PageViews } from "./analytics/page-views.tsx";
import icon from "./assets/favicon.svg?url";
import touchIcon from "./assets/icons/apple-touch-icon.png?url";
import smallIcon from "./assets/icons/favicon-32.png?url";
import { readChurch } from "./content-loader/church.server.ts";
import { readNotFound } from "./content-loader/pages.server.ts";
import { readMenuGroups } from "./groups/menu-groups.server.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { PageFrame } from "./layout/page-layout.tsx";
import { sharingPicture } from "./pictures/sharing.server.ts";
import reading from "./styles/fonts/atkinson.woff2?url";
import display from "./styles/fonts/fraunces.woff2?url";
import { churchTimeAt } from "./time/wall-time.ts";
import { yearOf } from "./time/written-times.ts";

export function loader() {
  return {
    church: readChurch(),
    groups: readMenuGroups(),
    analytics: readAnalytics(),
    notFound: { ...readNotFound(), picture: sharingPicture("not-found") },
    builtIn: yearOf(churchTimeAt(new Date())),
  };
}

/** The church's facts do not change while somebody looks at the site. */
export const shouldRevalidate = () => false;

/** The document round every page. */
export function Layout({ children }: { children: ReactNode }) {
  // Reaches outside React: marks the document from the moment it answers to its visitor.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf5ea" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="icon" href={smallIcon} type="image/png" sizes="32x32" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="preload" href={reading} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={display} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Site({ loaderData: { analytics } }: Route.ComponentProps) {
  return (
    <PageFrame>
      <Outlet />
      {analytics && <PageViews {...analytics} />}
    </PageFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <ErrorPage problem={wordsOf(error)} isHouseStanding={loaderData !== undefined} />;
}

function wordsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "";
}
