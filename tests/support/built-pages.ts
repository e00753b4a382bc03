import { readdirSync } from "node:fs";
import path from "node:path";
import { buildFolder } from "#app/content-loader/content-folder.server.ts";
import { movedAddresses } from "#app/content-loader/former-names.server.ts";

/** The built site: the sample's, or that of the words which CONTENT names. */
export const SITE = path.join(buildFolder, "client");

/** For whoever writes the words: it is made of others' scripts, and goes by rules of its own. */
const EDITOR = "/edit";

/**
 * The address of every page that was built: not the page for unknown addresses, nor where a page was before, nor the
 * editor.
 */
export const builtPages = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "index.html")
  .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`.replace("/.", "/"))
  .filter((address) => address !== EDITOR && !movedAddresses().has(address))
  .sort();

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
