import { readdirSync } from "node:fs";
import path from "node:path";
import { builtPages, SITE } from "#tools/browser/built-pages.ts";

export { builtPages, SITE };

/** For whoever keeps the site: it is not listed, and shared with nobody. */
export const STATUS = "/status";

/** The pages for visitors. */
export const visitorsPages = builtPages.filter((page) => page !== STATUS);

/** The same as are built, and the page for unknown addresses. */
export const everyPage = [...builtPages, "404.html"];

/** Every file of the built site that is for visitors, by its path in it: not the editor, which is others' work. */
export const visitorsFiles = readdirSync(SITE, {
  recursive: true,
  encoding: "utf8",
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(SITE, path.join(entry.parentPath, entry.name)))
  .filter((file) => !file.startsWith(`edit${path.sep}`));

const files = readdirSync(SITE, { recursive: true, encoding: "utf8" }).map((file) => `/${file}`);

/** The address of a file of the built site with this ending ("avif"), in a folder; "" where there is none. */
export function firstOf(ending: string, folder = "/"): string {
  return files.find((file) => file.startsWith(folder) && file.endsWith(`.${ending}`)) ?? "";
}
