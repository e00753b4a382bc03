import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { findNewAddresses } from "#app/church/church-facts.server.ts";
import { buildFolder } from "#app/church/settings.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";

/** The folder of the built site: the sample's, or that of the church's folder in the variable CONTENT. */
export const SITE = path.join(buildFolder(), "client");

/** The address of the editor. It is not for visitors, and others have made it. */
const EDITOR = "/edit";

const moved = findNewAddresses(thisChurch().facts);

/** The addresses of all pages. The page for unknown addresses, former addresses and the editor are left out. */
export const allPages = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "index.html")
  .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`.replace("/.", "/"))
  .filter((address) => address !== EDITOR && !moved.has(address))
  .sort();

const eventPages = allPages
  .filter((page) => page.startsWith("/events/"))
  .toSorted((one, other) => measureSize(one) - measureSize(other));

/** The addresses of all pages, but only of the shortest and the longest page of an event, which are all made alike. */
export const builtPages = allPages.filter((page) => !eventPages.slice(1, -1).includes(page));

/** Measures a page's HTML in bytes. */
export function measureSize(page: string): number {
  return statSync(path.join(SITE, page, "index.html")).size;
}
