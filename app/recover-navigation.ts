import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { loadPageScript, scriptsVersion } from "./react-router-internals.ts";
import { skipNextViewTransition } from "./skip-view-transition.ts";
import { showToast } from "./ui/toast.tsx";

/**
 * What happens when a page cannot be shown without loading the document: its script or its data did
 * not come, or the site was built anew since this tab was opened, so that the data is meant for other
 * scripts. Then the browser opens the page by its address, once; what it gets is whole. Without
 * network it would show its own error page, so there the page being read stays.
 */

type Results = Record<string, DataStrategyResult>;

/** Looks at what was loaded for a page before it is shown. For the root route, whose data every page's `.data` holds. */
export const recoverNavigation: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const scriptHasLoaded = loadPageScript(url.pathname).then(
    () => true,
    () => false,
  );
  const results = await next();
  const isWhole = isComplete(results) && (await scriptHasLoaded);
  // Whoever has gone elsewhere in the meantime is not called back.
  if (isWhole || request.signal.aborted) return results;
  await loadDocument(url, request.signal);
  // The navigation ends here: React Router waits for it until the next one.
  return new Promise<never>(() => {});
};

function isComplete(results: Results): boolean {
  const isLoaded = Object.values(results).every(({ type }) => type === "data");
  return isLoaded && (!results.root || isOfThisBuild(results.root.result));
}

function isOfThisBuild(site: unknown): boolean {
  // While developing, nobody has an old tab.
  if (import.meta.env.DEV) return true;
  return (
    typeof site === "object" &&
    site !== null &&
    "scripts" in site &&
    site.scripts === scriptsVersion()
  );
}

async function loadDocument(url: URL, signal: AbortSignal): Promise<void> {
  // Not navigator.onLine: it says yes to every network, also to one that leads nowhere.
  const isReachable = await fetch(url, { method: "HEAD", signal }).then(
    () => true,
    () => false,
  );
  if (signal.aborted) return;
  if (!isReachable) {
    showToast("That page could not be reached. Please see whether you are online, and try again.");
    return;
  }
  skipNextViewTransition();
  if (url.href === window.location.href) {
    // Back and Forward have changed the address already.
    window.location.reload();
  } else {
    window.location.assign(url);
  }
}
