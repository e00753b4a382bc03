/** The beginning of the path of an event's page, "/events/2026-12-17-carols". */
const EVENT = /^\/events\/\d{4}-\d\d-\d\d-/;

/**
 * Hosts answer every address that has no page with 404.html. The path is then logged, and an event that is over has other
 * words than anything else.
 */
export function reportUnknownAddress(): void {
  const isNotFound = document.querySelector("link[rel=canonical][href$='/404']");
  if (!isNotFound) return;
  const { pathname } = window.location;
  console.error(`404: there is no page at ${pathname}`);
  const kind = EVENT.test(pathname) ? "event" : "any";
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
