import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { findNewAddresses } from "#app/church/church-facts.server.ts";
import { buildFolder } from "#app/church/settings.server.ts";
import { builtChurch } from "#tests/support/built-church.ts";

/** The folder of the built site: the sample's, or that of the church's folder in the variable CONTENT. */
export const SITE = path.join(buildFolder(), "client");

/** The address of the editor. It is not for visitors, and others have made it. */
const EDITOR = "/edit";

const moved = findNewAddresses(builtChurch.facts);

/** The addresses of all pages. The page for unknown addresses, former addresses and the editor are left out. */
export const allPages = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "index.html")
  .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`.replace("/.", "/"))
  .filter((address) => address !== EDITOR && !moved.has(address))
  .sort();

/** The addresses of the pages of all events. */
export const allEventPages = allPages.filter((page) => page.startsWith("/events/"));

const bySize = sortBySize(allEventPages);

/** The addresses of the pages of events that stand for all of them, which are made alike: the shortest and the longest. */
export const eventPages = [...new Set([...bySize.slice(0, 1), ...bySize.slice(-1)])];

/** The addresses of all pages, but only of those events. */
export const builtPages = allPages.filter(
  (page) => eventPages.includes(page) || !allEventPages.includes(page),
);

/** Measures a page's HTML in bytes. */
function measureSize(page: string): number {
  return statSync(path.join(SITE, page, "index.html")).size;
}

/** The addresses of all these pages, and the file for unknown addresses. */
export const everyPage = [...builtPages, "404.html"];

/** The paths of all built files that are for visitors. The editor is left out, because others have made it. */
export const visitorsFiles = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((file) => !file.startsWith(`edit${path.sep}`))
  .filter((file) => statSync(path.join(SITE, file)).isFile());

/** The weights of files that have been measured, by their addresses: compressing takes a while. */
const weights = new Map<string, number>();

/** Measures the bytes that a file sends to a visitor. Hosts compress texts. */
export function measureTransfer(address: string): number {
  const weight = weights.get(address) ?? weighFile(path.join(SITE, address));
  weights.set(address, weight);
  return weight;
}

function weighFile(file: string): number {
  const isText = /\.(?:html|js|css|svg)$/.test(file);
  const contents = readFileSync(file);
  return (isText ? brotliCompressSync(contents) : contents).length;
}

/** The text of a file of the built site, "giving/index.html". */
export function readBuiltFile(file: string): string {
  return readFileSync(path.join(SITE, file), "utf8");
}

/** The address of the first built file with an ending ("avif") in a folder; "" if there is none. */
export function findBuiltFile(ending: string, folder = "/"): string {
  const addresses = visitorsFiles.map((file) => `/${file}`);
  const isWanted = (address: string) =>
    address.startsWith(folder) && address.endsWith(`.${ending}`);
  return addresses.find(isWanted) ?? "";
}

/** An address that has no page, and what the browser's console says there. */
export const unknownPage = {
  path: "/nobody/lives/here",
  consoleErrors: [/status of 404/, /404: there is no page at \/nobody\/lives\/here/],
};

/** The addresses of the groups' pages, the shortest first. */
export const groupPages = sortBySize(builtPages.filter((page) => page.startsWith("/activities/")));

const ownPages = sortBySize(builtChurch.ownPages.map((page) => page.path));

/** Groups, events and a church's own pages are laid out alike: these are all but the longest of each kind. */
export const pagesLaidOutAlike = [groupPages, eventPages, ownPages].flatMap((pages) =>
  pages.slice(0, -1),
);

/** One page of each kind. */
export const pagesOfEachKind = [...builtPages, unknownPage.path].filter(
  (page) => !pagesLaidOutAlike.includes(page),
);

function sortBySize(pages: string[]): string[] {
  return pages.toSorted((one, other) => measureSize(one) - measureSize(other));
}
