import type { ClientInstrumentation } from "react-router";

// React Router's private globals, as of 8.4. This file alone reads them: check it at every upgrade.
declare global {
  interface Window {
    __reactRouterManifest: { version: string; routes: Record<string, ManifestRoute> };
    /** The route modules (page scripts) loaded so far, by route id. */
    __reactRouterRouteModules: Record<string, unknown>;
  }
}

type ManifestRoute = { id: string; parentId?: string; path?: string; module: string };

/** The hash of the build that this page belongs to. */
export function scriptsVersion(): string {
  return window.__reactRouterManifest.version;
}

/** The routes of all pages by their path, without the one for unknown addresses ("/*"). */
function routesByPath(): Map<string, ManifestRoute> {
  const pages = Object.values(window.__reactRouterManifest.routes).filter(
    ({ parentId, path }) => parentId === "root" && path !== "*",
  );
  return new Map(pages.map((page) => [`/${page.path ?? ""}`, page]));
}

export function pagePaths(): string[] {
  return [...routesByPath().keys()];
}

/**
 * Loads the script (route module) of the page at a path; rejects where that fails. React Router itself
 * would then reload the page that is being left (`loadRouteModule`). It uses what it finds in
 * `__reactRouterRouteModules`, where a promise does as well as a module.
 */
export async function loadPageScript(pathname: string): Promise<void> {
  const page = routesByPath().get(pathname);
  if (!page) return;
  const scripts = window.__reactRouterRouteModules;
  scripts[page.id] ??= import(/* @vite-ignore */ page.module);
  // A rejected promise stays in the cache: React Router caches the failure too, and would show nothing.
  scripts[page.id] = await scripts[page.id];
}

/** Starts loading a page's script before React Router does. */
export const pageScripts: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(navigate, { to }) {
        const target = new URL(String(to), window.location.href);
        // A failure is handled in recover-navigation.ts.
        loadPageScript(target.pathname).catch(() => {});
        await navigate();
      },
    }),
};
