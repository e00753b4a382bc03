/** What to do about an address that is not the canonical one: nothing, or one of the two. */
type Correction = {
  /** A path to load in place of this page. */
  load?: string;
  /** A path to show in the address bar while this page stays. */
  show?: string;
};

const NOT_FOUND = "/404";
const NOT_FOUND_FILE = "/404.html";

/** The beginning of the path of an event's page, "/events/2026-12-17-carols". */
const EVENT = /^\/events\/\d{4}-\d\d-\d\d-/;

/**
 * Hosts serve a page under many addresses ("/Events", "/events/index.html"), and serve 404.html or their home page for
 * every address that they do not know. Returns true if another page is now being loaded.
 */
export function correctAddress(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  // A server's error page has no canonical address: it may stand at any.
  if (!canonical) return false;
  const { pathname, search, hash } = window.location;
  const canonicalPath = new URL(canonical.href).pathname;
  const pages: string[] = JSON.parse(document.getElementById("pages")?.textContent ?? "[]");
  const { load, show } = findCorrection(pathname, canonicalPath, pages);
  if (load) {
    window.location.replace(load + search + hash);
    return true;
  }
  if (show) {
    window.history.replaceState(window.history.state, "", show + search + hash);
  } else if (canonicalPath === NOT_FOUND) {
    console.error(`404: there is no page at ${pathname}`);
    showNotFoundWords(pathname);
  }
  return false;
}

/** The page for an unknown address has other words for an event that is over than for anything else. */
function showNotFoundWords(path: string): void {
  const kind = EVENT.test(path) ? "event" : "any";
  for (const words of document.querySelectorAll<HTMLElement>("[data-words-for]")) {
    words.hidden = words.dataset.wordsFor !== kind;
  }
}

/** A church may have left a section out of its home page: a button that leads to it then only warns in the console. */
export function warnOfMissingSections(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("main a[href^='#']") : null;
    const section = link?.getAttribute("href")?.slice(1);
    if (!section || event.defaultPrevented || document.getElementById(section)) return;
    event.preventDefault();
    console.error(`There is no section “${section}” on this page to go to.`);
  });
}

/**
 * Compares the path in the address bar with the canonical path of the page that the host has served there. `pages` are
 * the paths of all pages; only 404.html knows them.
 *
 * A host that answers every unknown address with its home page is asked twice at most: for the plainer spelling of the
 * path, and then for 404.html.
 */
export function findCorrection(path: string, canonicalPath: string, pages: string[]): Correction {
  const plainPath = normalise(path);
  if (canonicalPath === NOT_FOUND) {
    const mayBeThere = pages.includes(plainPath) || EVENT.test(plainPath);
    return plainPath !== path && mayBeThere ? { load: plainPath } : {};
  }
  if (plainPath === canonicalPath) return path === canonicalPath ? {} : { show: canonicalPath };
  // A host that answers unknown addresses with its home page may answer even this with it.
  if (path === NOT_FOUND_FILE) return { show: canonicalPath };
  return { load: plainPath === path ? NOT_FOUND_FILE : plainPath };
}

/** The plainest spelling of a path: "/events" for "//Events/", "/%65vents" and "/events/index.html". */
function normalise(path: string): string {
  const names = path
    .replace(/%[\da-f]{2}/gi, decodePlainCharacter)
    .toLowerCase()
    .split("/")
    .filter((name) => name !== "");
  const isIndexFile = names.at(-1) === "index.html" || names.at(-1) === "index.htm";
  if (isIndexFile) names.pop();
  return `/${names.join("/")}`;
}

/**
 * "e" for "%65". Only letters, digits and "-._~" mean the same when they are written out: "%5C" stays as it is, because
 * "/\evil.example" would lead to another host.
 */
function decodePlainCharacter(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return /[A-Za-z\d._~-]/.test(character) ? character : encoded;
}
