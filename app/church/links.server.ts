import type { Page } from "#app/pages.ts";
import { groupPath } from "#app/ui/addresses.ts";
import { type ContentFolder, findNearest } from "#content";
import { CHURCH, type ChurchFacts, findNewAddresses } from "./church-facts.server.ts";
import type { FirstVisit } from "./first-visit.server.ts";
import { isAddressOfSite, type OwnPages } from "./own-pages.server.ts";
import { listPassages, type Passage } from "./passages.server.ts";
import type { PrivacyPolicy } from "./privacy-policy.server.ts";

/** Every address of the site's pages, with the places that a link may name after #. */
export type SiteAddresses = Map<string, string[]>;

/** Finds the addresses of a church's pages, including those of pages whose files have mistakes. */
export function findAddresses(
  folder: ContentFolder,
  pageList: Page[],
  { pages, drafts }: OwnPages,
  firstVisit: FirstVisit | null,
  policy: PrivacyPolicy | undefined,
): SiteAddresses {
  const addresses: SiteAddresses = new Map();
  for (const { address, isListed } of pageList) if (isListed) addresses.set(address, []);
  for (const name of folder.pagesIn("pages")) {
    if (!drafts.includes(name)) addresses.set(`/${name}`, []);
  }
  const groups = folder.pagesIn("groups").map(groupPath);
  for (const address of groups) addresses.set(address, []);
  for (const address of ["/calendar", "/services", ...groups]) addresses.set(`${address}.ics`, []);

  const placesOnHome = ["service-times", "church-story"];
  if (firstVisit) placesOnHome.push("first-visit");
  if (groups.length > 0) placesOnHome.push("find-your-place");
  addresses.set("/", placesOnHome);
  const sections = policy?.sections ?? [];
  const placesInPolicy = sections.map((_, index) => `section-${index + 1}`);
  addresses.set("/privacy-policy", placesInPolicy);
  for (const { path, chapters } of pages) {
    const headings = chapters.flatMap((chapter) => [chapter, ...chapter.sections]);
    const ids = headings.flatMap(({ id }) => id ?? []);
    addresses.set(path, ids);
  }
  return addresses;
}

/** Refuses links to pages that are not on the site, or to places that their pages do not have. */
export function checkLinks(
  folder: ContentFolder,
  church: ChurchFacts,
  { drafts }: OwnPages,
  addresses: SiteAddresses,
): void {
  const moved = findNewAddresses(church);
  for (const passage of listPassages(folder)) {
    for (const { to, index } of findLinks(passage)) {
      const advice = adviceForLink(to, { addresses, moved, drafts, file: passage.file });
      if (advice !== undefined) folder.refuse(passage.makeProblem(index, advice));
    }
  }
}

/** Refuses old addresses of pages that are in use again. */
export function checkOldAddresses(
  folder: ContentFolder,
  { moved }: ChurchFacts,
  addresses: SiteAddresses,
): void {
  for (const [index, { from }] of moved.entries()) {
    if (!addresses.has(from) && !isAddressOfSite(from)) continue;
    const advice = `${from} is an address of the site already, and cannot lead to another one. Expected this line to be taken away`;
    folder.refuseFact(CHURCH, ["moved", index, "from"], advice);
  }
}

/** A link in a passage. */
type FoundLink = {
  /** The address to which it leads. */
  to: string;
  /** Its position in the words, counted from 0. */
  index: number;
};

/** Finds the links in Markdown. A fact may also be an address itself. */
function findLinks({ words, path }: Passage): FoundLink[] {
  const isOldAddress = path?.[0] === "moved" && path.at(-1) === "from";
  // The editor writes the path of a picture with a slash before it.
  const isPicture = path?.at(-1) === "file";
  if (path && !isOldAddress && !isPicture && /^\/\S*$/.test(words)) {
    return [{ to: words, index: 0 }];
  }
  const links = words.matchAll(/\]\(\s*<?([^)\s>]*)/g);
  return [...links].map(({ 1: to = "", index }) => ({ to, index }));
}

/** What it takes to judge a link. */
type LinkContext = {
  addresses: SiteAddresses;
  /** The new addresses of pages that have moved, by their old ones. */
  moved: Map<string, string>;
  /** The names of the church's own pages that are drafts. */
  drafts: string[];
  /** The file in which the link stands. */
  file: string;
};

/** Gives advice about a link that leads nowhere, or is not written as links are; undefined if it is right. */
function adviceForLink(to: string, context: LinkContext): string | undefined {
  const { addresses, moved, drafts, file } = context;
  if (/^(?:https:|mailto:|tel:|\{)/.test(to)) return undefined;
  const ownPage = /^pages\/(.*)\.md$/.exec(file)?.[1];
  if (ownPage && to.startsWith("#")) {
    return `links to ${to}. Expected the page, too: /${ownPage}${to}`;
  }
  if (/^[^/\s]+@[^/\s]+$/.test(to)) return `links to ${to}. Expected mailto:${to}`;
  if (to.startsWith("www.")) return `links to ${to}. Expected https://${to}`;
  if (!/^\/(?!\/)/.test(to)) {
    return `links to ${to || "nothing"}. Expected a page of this site, such as /events, or an address that begins with https://`;
  }
  const [page = "", place] = to.split("#");
  const draft = page.slice(1);
  if (drafts.includes(draft)) {
    // Drafts may be published together.
    if (ownPage && drafts.includes(ownPage)) return undefined;
    return `links to ${page}, which is a draft and not on the website. Take draft: out of pages/${draft}.md, or take the link away`;
  }
  const places = addresses.get(page);
  if (!places) return adviceForUnknownPage(page, addresses, moved);
  if (place === undefined || places.includes(place)) return undefined;
  const placesThere = places.map((id) => `${page}#${id}`);
  if (placesThere.length === 0) {
    return `links to ${to}, and that page has no places to link to. Expected ${page}`;
  }
  const nearest = findNearest(to, placesThere).join(", ");
  return `links to ${to}, and there is no such place on that page. The nearest: ${nearest}`;
}

function adviceForUnknownPage(
  page: string,
  addresses: SiteAddresses,
  moved: Map<string, string>,
): string {
  const newAddress = moved.get(page);
  if (newAddress) return `links to ${page}, which has moved. Expected ${newAddress}`;
  const pages = [...addresses.keys()].filter((address) => !address.endsWith(".ics"));
  const nearest = findNearest(page, pages).join(", ");
  return `links to ${page}, which is no page of this site. The nearest: ${nearest}`;
}
