/** How long a mouse rests on a link before its page is fetched, in milliseconds. */
const HOVER = 100;

/** Links to pages of this site, without those that open a tab, save a file, or lead to a place within the page. */
const PAGE_LINK = 'a[href^="/"]:not([target], [download])';

/** Calendars and other files, and the pages of the stand-in (tools/dev). */
const NOT_PAGES = ["/*.*", "/demo*"];

const where = { and: [{ selector_matches: PAGE_LINK }, { not: { href_matches: NOT_PAGES } }] };

/**
 * Rules for browsers that know Speculation Rules: they fetch a page when its link is hovered or touched. They leave it
 * for visitors who save data.
 */
export const speculationRules = JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });

/** Does the same in browsers without Speculation Rules. */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  const prefetched = new Set([window.location.pathname]);
  let timer: number | undefined;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(PAGE_LINK);
    if (!link || !isPage(link.pathname) || prefetched.has(link.pathname)) return;
    prefetched.add(link.pathname);
    const hint = document.createElement("link");
    hint.rel = "prefetch";
    hint.href = link.href;
    document.head.append(hint);
  };
  document.addEventListener("pointerover", (event) => {
    clearTimeout(timer);
    timer = window.setTimeout(prefetch, HOVER, event);
  });
  document.addEventListener("touchstart", prefetch, { passive: true });
  document.addEventListener("focusin", prefetch);
}

/** Says in a script what NOT_PAGES says in the rules. */
function isPage(path: string): boolean {
  return !path.includes(".") && !path.startsWith("/demo");
}
