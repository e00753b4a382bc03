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
