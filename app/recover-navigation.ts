import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { loadPageScript, scriptsVersion } from "./react-router-internals.ts";
import { showToast } from "./ui/toast.tsx";

type Results = Record<string, DataStrategyResult>;

/**
 * Falls back to a full page load, once, where a client-side navigation failed: the page's script or data
 * could not be loaded, or the data is from a later build than the scripts of this tab. Offline the
 * browser would show its own error page, so there the current page stays, with a toast. Middleware of
 * the root route, whose data is in every page's `.data`.
 */
export const recoverNavigation: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const scriptHasLoaded = loadPageScript(url.pathname).then(
    () => true,
    () => false,
  );
  const results = await holdingRejections(next, request.signal);
  const hasLoaded = isComplete(results) && (await scriptHasLoaded);
  // Aborted: the visitor has navigated elsewhere in the meantime.
  if (hasLoaded || request.signal.aborted) return results;
  await loadDocument(url, request.signal);
  // Never settles, so that React Router shows nothing of this navigation; the next one aborts it.
  return new Promise<never>(() => {});
};

/**
 * React Router looks at a page's data only when its styles have come, so data that fails earlier is an
 * unhandled rejection first and one of the results then. Any other rejection is reported.
 */
async function holdingRejections(next: () => Promise<Results>, signal: AbortSignal) {
  const held: unknown[] = [];
  const hold = (event: PromiseRejectionEvent) => {
    // An aborted navigation has its results already: this is the next one's, or nobody's.
    if (signal.aborted || event.defaultPrevented) return;
    event.preventDefault();
    held.push(event.reason);
  };
  window.addEventListener("unhandledrejection", hold);
  const results = await next().finally(() =>
    window.removeEventListener("unhandledrejection", hold),
  );
  const known = Object.values(results).map(({ result }) => result);
  for (const reason of held) if (!known.includes(reason)) reportError(reason);
  return results;
}

function isComplete(results: Results): boolean {
  const isLoaded = Object.values(results).every(({ type }) => type === "data");
  return isLoaded && (!results.root || isOfThisBuild(results.root.result));
}

function isOfThisBuild(site: unknown): boolean {
  // The development server has one build only.
  if (import.meta.env.DEV) return true;
  return (
    typeof site === "object" &&
    site !== null &&
    "scripts" in site &&
    site.scripts === scriptsVersion()
  );
}

/** Loads a page in full. Where it cannot be reached it answers false, and a toast says so. */
export async function loadDocument(url: URL, signal: AbortSignal): Promise<boolean> {
  // Not navigator.onLine: it is true on any network, also on one without a way to the internet.
  const isReachable = await fetch(url, { method: "HEAD", signal }).then(
    () => true,
    () => false,
  );
  if (signal.aborted) return false;
  if (!isReachable) {
    showToast("That page could not be reached. Please see whether you are online, and try again.");
    return false;
  }
  if (url.href === window.location.href) {
    // Back and Forward have changed the address already; assigning the same one does nothing.
    window.location.reload();
  } else {
    window.location.assign(url);
  }
  return true;
}
