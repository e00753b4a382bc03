import { statSync } from "node:fs";
import path from "node:path";
import { builtPages, SITE } from "./built-pages.ts";

/** An address at which there is no page, and what the browser and the site say of it in the console. */
export const unknown = {
  path: "/nobody/lives/here",
  consoleErrors: [/status of 404/, /404: there is no page at \/nobody\/lives\/here/],
};

// Every page that was built, and the one for unknown addresses. A new page is here by existing.
const everyPage = [...builtPages, unknown.path];

/** The page that says least first. */
export const groupPages = builtPages
  .filter((page) => page.startsWith("/activities/"))
  .toSorted((one, other) => sizeOf(one) - sizeOf(other));

/** The pages of all groups are laid out alike: the one that says least stands for them, and the one that says most. */
const barest = groupPages.at(0);
const fullest = groupPages.at(-1);

/** One page of each kind. */
export const templates = everyPage.filter(
  (page) => !groupPages.includes(page) || page === barest || page === fullest,
);

/** The pages for which another one stands among the templates. */
export const siblings = everyPage.filter((page) => !templates.includes(page));

function sizeOf(page: string): number {
  return statSync(path.join(SITE, page, "index.html")).size;
}
