import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { movedAddresses } from "#app/church/church-facts.server.ts";
import { buildFolder } from "#app/church/settings.server.ts";

/** The built site: the sample's, or that of the words which CONTENT names. */
export const SITE = path.join(buildFolder, "client");

/** For whoever writes the words: it is made of others' scripts, and goes by rules of its own. */
const EDITOR = "/edit";

/** The address of every page, but for the page for unknown addresses, the former addresses of pages, and the editor. */
export const allPages = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "index.html")
  .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`.replace("/.", "/"))
  .filter((address) => address !== EDITOR && !movedAddresses().has(address))
  .sort();

const eventPages = allPages
  .filter((page) => page.startsWith("/events/"))
  .toSorted((one, other) => sizeOf(one) - sizeOf(other));

/** Of the pages of events, which are all made alike, the one that says least and the one that says most; every other page. */
export const builtPages = allPages.filter((page) => !eventPages.slice(1, -1).includes(page));

export function sizeOf(page: string): number {
  return statSync(path.join(SITE, page, "index.html")).size;
}
