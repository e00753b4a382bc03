import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { readOwnPages } from "#app/church/own-pages.server.ts";
import { allPages, builtPages, SITE, sizeOf } from "#tools/dev/built-pages.ts";

export { allPages, builtPages, SITE };

/** Those of events that stand for all. */
export const eventPages = builtPages.filter((page) => page.startsWith("/events/"));

/** The same as are built, and the page for unknown addresses. */
export const everyPage = [...builtPages, "404.html"];

/** Every file of the built site that is for visitors, by its path in it: not the editor, which is others' work. */
export const visitorsFiles = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((file) => !file.startsWith(`edit${path.sep}`))
  .filter((file) => statSync(path.join(SITE, file)).isFile());

/** The text of a file of the built site, by its path in it. */
export const published = (file: string) => readFileSync(path.join(SITE, file), "utf8");

/** The address of a file of the built site with this ending ("avif"), in a folder; "" where there is none. */
export function firstOf(ending: string, folder = "/"): string {
  const files = visitorsFiles.map((file) => `/${file}`);
  return files.find((file) => file.startsWith(folder) && file.endsWith(`.${ending}`)) ?? "";
}

/** An address at which there is no page, and what the browser and the site say of it in the console. */
export const unknown = {
  path: "/nobody/lives/here",
  consoleErrors: [/status of 404/, /404: there is no page at \/nobody\/lives\/here/],
};

/** The page that says least first. */
export const groupPages = builtPages
  .filter((page) => page.startsWith("/activities/"))
  .toSorted((one, other) => sizeOf(one) - sizeOf(other));

const ownPages = readOwnPages()
  .map(({ path: address }) => address)
  .toSorted((one, other) => sizeOf(one) - sizeOf(other));

/** Groups, events and a church's own pages are laid out alike: these are left to the longest of each. */
export const alike = [groupPages, eventPages, ownPages].flatMap((pages) => pages.slice(0, -1));

/** One page of each kind. */
export const templates = [...builtPages, unknown.path].filter((page) => !alike.includes(page));
