import { groupPath } from "#app/ui/addresses.ts";
import { namesIn } from "../../lib/content/content-folder.ts";
import { nearest } from "../../lib/content/nearest.ts";
import { attempt, throwAny } from "../../lib/content/problems.ts";
import { problemIn } from "../../lib/content/source.ts";
import { movedAddresses, readChurch } from "./church-facts.server.ts";
import { listedPages } from "./listed-pages.server.ts";
import { isAddressOfSite, ownPageNames, readFirstVisit, readOwnPage } from "./own-pages.server.ts";
import { allPassages, type Passage } from "./passages.server.ts";
import { readPrivacyPolicy } from "./privacy-policy.server.ts";

/** Every address of the site's pages, with the places that a link may name after #. */
export function siteAddresses(): Map<string, string[]> {
  const groups = namesIn("groups").map(groupPath);
  const calendars = ["/calendar", "/services", ...groups].map((address) => `${address}.ics`);
  const findPlace = groups.length > 0 ? ["find-your-place"] : [];
  const firstVisit = attempt(readFirstVisit).result ? ["first-visit"] : [];
  const { sections = [] } = attempt(() => readPrivacyPolicy()).result ?? {};
  return new Map<string, string[]>([
    ...[...listedPages(), ...calendars].map((address): [string, string[]] => [address, []]),
    // These have places, and take the place of their lines above.
    ["/", ["service-times", ...firstVisit, "church-story", ...findPlace]],
    ["/privacy-policy", sections.map((_, index) => `section-${index + 1}`)],
    ...ownPageNames().map((name): [string, string[]] => [`/${name}`, placesOnOwnPage(name)]),
  ]);
}

/** None where the page cannot be read, which is told where it is read. */
function placesOnOwnPage(name: string): string[] {
  const { result } = attempt(() => readOwnPage(name));
  const parts = result?.chapters.flatMap((chapter) => [chapter, ...chapter.sections]) ?? [];
  return parts.flatMap(({ id }) => id ?? []);
}

/** Throws ContentProblems where words link to a page of the site, or a place on it, that is not there. */
export function refuseDeadLinks(): void {
  const addresses = siteAddresses();
  throwAny(
    allPassages().flatMap((passage) =>
      linksIn(passage).flatMap(({ to, index }) => {
        const expected = deadLink(to, addresses, passage.file);
        return expected ? passage.problem(expected, index) : [];
      }),
    ),
  );
}

/** Throws ContentProblems where the site has something again at an old address of a page. */
export function refuseOldAddressesInUse(): void {
  const addresses = siteAddresses();
  throwAny(
    readChurch().moved.flatMap(({ from }, index) => {
      if (!addresses.has(from) && !isAddressOfSite(from)) return [];
      const expected = `${from} is an address of the site already, and cannot lead to another one. Expected this line to be taken away`;
      return problemIn("church.yaml", ["moved", index, "from"], expected);
    }),
  );
}

/** The links of Markdown; or a fact that is an address itself. */
function linksIn({ words, path }: Passage): { to: string; index: number }[] {
  const isOld = path?.[0] === "moved" && path.at(-1) === "from";
  if (path && !isOld && /^\/\S*$/.test(words)) return [{ to: words, index: 0 }];
  const links = words.matchAll(/\]\(\s*<?([^)\s>]*)/g);
  return [...links].map(({ 1: to = "", index }) => ({ to, index }));
}

function deadLink(to: string, addresses: Map<string, string[]>, file: string): string | undefined {
  if (/^(?:https:|mailto:|tel:|\{)/.test(to)) return undefined;
  const ownPage = /^pages\/(.*)\.md$/.exec(file)?.[1];
  if (ownPage && to.startsWith("#"))
    return `links to ${to}. Expected the page, too: /${ownPage}${to}`;
  if (/^[^/\s]+@[^/\s]+$/.test(to)) return `links to ${to}. Expected mailto:${to}`;
  if (to.startsWith("www.")) return `links to ${to}. Expected https://${to}`;
  if (!/^\/(?!\/)/.test(to)) {
    return `links to ${to || "nothing"}. Expected a page of this site, such as /events, or an address that begins with https://`;
  }
  const [page = "", place] = to.split("#");
  const places = addresses.get(page);
  if (!places) {
    const present = movedAddresses().get(page);
    if (present) return `links to ${page}, which has moved. Expected ${present}`;
    const pages = [...addresses.keys()].filter((address) => !address.endsWith(".ics"));
    return `links to ${page}, which is no page of this site. The nearest: ${nearest(page, pages).join(", ")}`;
  }
  if (place === undefined || places.includes(place)) return undefined;
  const there = places.map((other) => `${page}#${other}`);
  return there.length > 0
    ? `links to ${to}, and there is no such place on that page. The nearest: ${nearest(to, there).join(", ")}`
    : `links to ${to}, and that page has no places to link to. Expected ${page}`;
}
