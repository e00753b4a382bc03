/** Hydrate the page, with its address replaced by `rewriteTo` where there is one; or redirect. */
export type AddressResolution =
  | { hydrate: true; rewriteTo?: string }
  | { hydrate: false; redirectTo: string };

/** The canonical path of 404.html. */
export const NOT_FOUND = "/404";

/**
 * What to do where the path in the address bar (`asked`) is not the path the HTML was prerendered for
 * (`canonical`). Static hosts serve one page under many addresses: 404.html for /Events and /nowhere, the
 * events page for /events/, //events and /%65vents, sometimes the home page for everything unknown.
 * React Router would match the address bar and hydrate the HTML of one page with the route of another.
 * `pages` are the paths of all pages.
 */
export function resolveAddress(
  asked: string,
  canonical: string,
  pages: string[],
): AddressResolution {
  if (asked === canonical) return { hydrate: true };
  const normalised = normalise(asked);
  const isPage = pages.includes(normalised);
  if (canonical !== NOT_FOUND) {
    const redirectTo = isPage ? normalised : "/404.html";
    // A host may answer every address with one page: redirecting there again would never end.
    const isLoop = normalised === canonical || redirectTo === asked;
    return isLoop ? { hydrate: true, rewriteTo: canonical } : { hydrate: false, redirectTo };
  }
  if (isPage && normalised !== asked) return { hydrate: false, redirectTo: normalised };
  // The host answered 404 for a page that the site has: what it sent is the 404 page.
  const isMismatch = isPage || isOddForRouter(asked);
  return isMismatch ? { hydrate: true, rewriteTo: NOT_FOUND } : { hydrate: true };
}

function normalise(path: string): string {
  // Not decodeURI, which throws where a "%" encodes nothing.
  const decoded = path.replace(/%([2-7][\da-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const folder = decoded
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/\/index\.html?$/, "");
  return folder.replace(/\/+$/, "") || "/";
}

/** To the router a path such as "//evil.example" names another host. */
function isOddForRouter(path: string): boolean {
  return path.startsWith("//");
}
