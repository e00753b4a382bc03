/** An address to load instead, or only to show for the same page. */
type Correction = { load?: string; show?: string };

const NOT_FOUND = "/404";
const NOT_FOUND_FILE = "/404.html";

/** The page of an event, whose name is in small letters. */
const EVENT = /^\/events\/\d{4}-\d\d-\d\d-/;

/** Hosts serve a page under many addresses, and 404.html or their home page under every other: true where another is now loaded. */
export function correctAddress(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  // The page of a server's error stands at any address.
  if (!canonical) return false;
  const { pathname: asked, search, hash } = window.location;
  const pages: string[] = JSON.parse(document.getElementById("pages")?.textContent ?? "[]");
  const path = new URL(canonical.href).pathname;
  const { load, show } = correctionOf(asked, path, pages);
  if (load) window.location.replace(load + search + hash);
  else if (show) window.history.replaceState(window.history.state, "", show + search + hash);
  else if (path === NOT_FOUND) {
    console.error(`404: there is no page at ${asked}`);
    // At the address of an event the page says something else than at any other.
    for (const words of document.querySelectorAll<HTMLElement>("[data-words-for]")) {
      words.hidden = (words.dataset.wordsFor === "event") !== EVENT.test(asked);
    }
  }
  return load !== undefined;
}

/** A church may have taken a section out of its home page: a button that leads to it only warns in the console. */
export function warnOfMissingSections(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("main a[href^='#']") : null;
    const section = link?.getAttribute("href")?.slice(1);
    if (!section || event.defaultPrevented || document.getElementById(section)) return;
    event.preventDefault();
    console.error(`There is no section “${section}” on this page to go to.`);
  });
}

/** Of the path in the address bar and that of the page that came. Each step leads to a plainer spelling, from there to 404.html. */
export function correctionOf(asked: string, canonical: string, pages: string[]): Correction {
  const meant = normalise(asked);
  if (canonical === NOT_FOUND) {
    const mayBeThere = pages.includes(meant) || EVENT.test(meant);
    return meant !== asked && mayBeThere ? { load: meant } : {};
  }
  if (meant === canonical) return asked === canonical ? {} : { show: canonical };
  // A host may answer even this with its home page.
  if (asked === NOT_FOUND_FILE) return { show: canonical };
  return { load: meant === asked ? NOT_FOUND_FILE : meant };
}

/** Letters, digits and "-._~", encoded. They alone mean the same written out: "/%5C" would be another host. */
const UNRESERVED = /%(2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;

function normalise(path: string): string {
  const page = path
    .replace(UNRESERVED, decodeURIComponent)
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/\/(index\.html?)?$/, "");
  return page || "/";
}
