/** How long a mouse rests on a link before its page is fetched, in milliseconds. */
const HOVER = 100;

/** Not another tab, a file to keep, or a place within the page. */
const PAGE_LINK = 'a[href^="/"]:not([target], [download])';
/** Calendars and other files, and the pages of the stand-in. */
const NOT_PAGES = ["/*.*", "/demo*"];

const where = { and: [{ selector_matches: PAGE_LINK }, { not: { href_matches: NOT_PAGES } }] };

/** The rules by which browsers that know such fetch the page of a link beforehand, but for visitors who save data. */
export const speculationRules = JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });

/** The same for browsers that know no such rules. */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  const prefetched = new Set([window.location.pathname]);
  let hovering: ReturnType<typeof setTimeout>;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(PAGE_LINK);
    if (!link || /\.|^\/demo/.test(link.pathname) || prefetched.has(link.pathname)) return;
    prefetched.add(link.pathname);
    const attributes = { rel: "prefetch", href: link.href };
    document.head.append(Object.assign(document.createElement("link"), attributes));
  };
  document.addEventListener("pointerover", (event) => {
    clearTimeout(hovering);
    hovering = setTimeout(prefetch, HOVER, event);
  });
  document.addEventListener("touchstart", prefetch, { passive: true });
  document.addEventListener("focusin", prefetch);
}
