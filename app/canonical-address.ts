/**
 * What a script that has just been loaded does about the address it finds itself at: `show` the page,
 * if need be under the address it has at home (`as`), or `goTo` another page.
 */
export type AddressResolution = { show: true; as?: string } | { show: false; goTo: string };

/** What the page for unknown addresses calls itself. */
const NOT_FOUND = "/404";

/**
 * Static hosts answer more addresses than the site has: /Events and /nowhere with 404.html,
 * /events/ and /events/index.html with the page, some of them everything unknown with the home page.
 * React Router would take each of these for the page its address names and mix the two.
 *
 * `asked` is the path in the address bar, `written` the one the document was written for, `pages` the
 * paths of all pages.
 */
export function resolveAddress(asked: string, written: string, pages: string[]): AddressResolution {
  if (asked === written) return { show: true };
  const meant = properSpelling(asked);
  const isPage = pages.includes(meant);
  if (written !== NOT_FOUND) {
    const goTo = isPage ? meant : "/404.html";
    // A host may have but one page for everything: going there again would not end.
    const isThere = meant === written || goTo === asked;
    return isThere ? { show: true, as: written } : { show: false, goTo };
  }
  if (isPage && meant !== asked) return { show: false, goTo: meant };
  // The host has no such page although the site has.
  return isPage || isOddForRouter(asked) ? { show: true, as: NOT_FOUND } : { show: true };
}

/** As the site writes its addresses: in small letters, with no file's name and no slash at the end. */
function properSpelling(path: string): string {
  const folder = path.toLowerCase().replace(/\/index\.html?$/, "");
  return folder.replace(/\/+$/, "") || "/";
}

/** "//evil.example" in the place of a path names another host. */
function isOddForRouter(path: string): boolean {
  return path.startsWith("//");
}
