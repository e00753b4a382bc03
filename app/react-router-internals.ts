import type { ClientInstrumentation } from "react-router";

/** What the site uses of React Router's own globals, as of 8.4. Nothing else reads them. */
declare global {
  interface Window {
    __reactRouterManifest: { version: string; routes: Record<string, BuiltRoute> };
    /** Every page's script that has been loaded, by route id. */
    __reactRouterRouteModules: Record<string, unknown>;
  }
}

type BuiltRoute = { id: string; parentId?: string; path?: string; module: string };

/** A hash of all scripts of the build that this page belongs to. */
export function scriptsVersion(): string {
  return window.__reactRouterManifest.version;
}

/** Every page of the site by its address, the one for unknown addresses excepted ("/*"). */
function builtRoutes(): Map<string, BuiltRoute> {
  const pages = Object.values(window.__reactRouterManifest.routes).filter(
    ({ parentId, path }) => parentId === "root" && path !== "*",
  );
  return new Map(pages.map((page) => [`/${page.path ?? ""}`, page]));
}

export function pagePaths(): string[] {
  return [...builtRoutes().keys()];
}

/**
 * Loads the script of the page at an address. Where it fails, the promise is rejected: React Router
 * by itself would load the page that is being left once more (`loadRouteModule`). It takes what it
 * finds in `__reactRouterRouteModules`, and a promise there does as well as a module.
 */
export async function loadPageScript(pathname: string): Promise<void> {
  const page = builtRoutes().get(pathname);
  if (!page) return;
  const scripts = window.__reactRouterRouteModules;
  scripts[page.id] ??= import(/* @vite-ignore */ page.module);
  // A promise that was rejected stays: React Router remembers the failure too, and would show nothing.
  scripts[page.id] = await scripts[page.id];
}

/** Asks for a page's script before React Router does. */
export const pageScripts: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(navigate, { to }) {
        const target = new URL(String(to), window.location.href);
        // Whether it has come is looked at in recover-navigation.ts.
        loadPageScript(target.pathname).catch(() => {});
        await navigate();
      },
    }),
};
