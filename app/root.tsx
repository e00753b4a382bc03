// First, because it declares the cascade layers of every other style sheet.
import "./styles/app.css";

import { type ReactNode, useEffect, useLayoutEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { Route } from "./+types/root";
import { PageViews } from "./analytics/page-views.tsx";
import headings from "./generated/fonts/fraunces-headings.woff2?url";
import touchIcon from "./generated/looks/apple-touch-icon.png?url";
import icon from "./generated/looks/favicon.svg?url";
import smallIcon from "./generated/looks/favicon-32.png?url";
import themeColor from "./generated/looks/theme-color.txt?raw";
import themeNight from "./generated/looks/theme-night.txt?raw";
import { ErrorPage } from "./layout/error-page.tsx";
import { PageLayout } from "./layout/page-layout.tsx";
import { pack, unpack } from "./page-data.ts";
import { recoverNavigation } from "./recover-navigation.ts";
import { buildHash, readSite } from "./site.server.ts";
import reading from "./styles/fonts/atkinson.woff2?url";
import display from "./styles/fonts/fraunces.woff2?url";

export function loader() {
  return { ...pack(readSite()), scripts: buildHash() };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [recoverNavigation];

/**
 * Each page's `.data` has the root's data too, and recover-navigation.ts reads from it which build that
 * is. An unknown address has no `.data` to fetch.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  nextParams,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && !("*" in nextParams);
}

/** The document round every page. */
export function Layout({ children }: { children: ReactNode }) {
  // Reaches outside React: tells styles and tests that the page is hydrated.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);

  // Reaches outside React: after an error the document is made anew, and below the style sheets that came with
  // scripts, which would then decide on the order of the layers.
  useLayoutEffect(() => {
    document.head.append(...document.querySelectorAll("link[rel=stylesheet][crossorigin]"));
  }, []);
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColor} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeNight} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="icon" href={smallIcon} type="image/png" sizes="32x32" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="preload" href={reading} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={headings} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={display} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Site({ loaderData }: Route.ComponentProps) {
  const { analytics } = unpack(loaderData);
  return (
    <PageLayout>
      <Outlet />
      {analytics && <PageViews {...analytics} />}
    </PageLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage problem={messageOf(error)} />;
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "";
}
