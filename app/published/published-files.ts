import small from "#app/assets/icons/favicon-192.png?url";
import large from "#app/assets/icons/favicon-512.png?url";
import { writeCalendarAt } from "#app/calendars/calendar.server.ts";
import { findLastChanges } from "#app/church/git.server.ts";
import { listPagesForSearch } from "#app/church/listed-pages.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { pages } from "#app/church/page-table.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { listEventPagePaths } from "#app/events/snapshot.server.ts";
import { LINEN } from "#app/styles/theme-colours.ts";
import { groupPath } from "#app/ui/addresses.ts";
import type { Route } from "./+types/published-files";
import { readStatus } from "./read-status.server.ts";

const CALENDAR = "text/calendar; charset=utf-8";

/** A file for programs. */
type PublishedFile = {
  /** Its media type. */
  type: string;
  /** Writes what is in it. */
  write: (church: Church) => string;
};

/** The files by their addresses; the calendars are further ones. */
const files: Record<string, PublishedFile> = {
  "/manifest.webmanifest": { type: "application/manifest+json", write: writeManifest },
  "/robots.txt": { type: "text/plain; charset=utf-8", write: writeRobots },
  "/sitemap.xml": { type: "application/xml", write: writeSitemap },
  "/status.json": { type: "application/json", write: writeStatus },
};

export function loader({ url: { pathname } }: Route.LoaderArgs): Response {
  const file = pathname.endsWith(".ics") ? makeCalendarFile(pathname) : files[pathname];
  if (!file) throw new Error(`published-files.ts writes nothing at ${pathname}`);
  return new Response(file.write(thisChurch()), { headers: { "Content-Type": file.type } });
}

/** The calendar at an address: of everything, the diary, the services, a group, or one event. */
function makeCalendarFile(pathname: string): PublishedFile {
  return { type: CALENDAR, write: (church) => writeCalendarAt(church, pathname) };
}

/** Writes how the website is, for programs that watch it. */
function writeStatus(church: Church): string {
  return `${JSON.stringify(readStatus(church), null, 2)}\n`;
}

/** Writes the manifest, for telephones that put the site on their home screen. */
function writeManifest({ facts: { name, logo } }: Church): string {
  return JSON.stringify({
    name,
    short_name: logo.first,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    background_color: LINEN,
    theme_color: LINEN,
    icons: [
      { src: small, sizes: "192x192", type: "image/png" },
      { src: large, sizes: "512x512", type: "image/png" },
    ],
  });
}

/** Allows search engines to read every page, and names the list of them. */
function writeRobots({ facts: { website } }: Church): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", website)}\n`;
}

/** Lists the pages for search engines, with the days on which they last changed. */
function writeSitemap(church: Church): string {
  const { facts, folder, today } = church;
  const changes = findLastChanges(folder);
  const entries = [...listPagesForSearch(church), ...listEventPagePaths(church.diary)].map(
    (path) => {
      const days = listFilesOfPage(church, path).flatMap((file) => changes.get(file) ?? []);
      const day = changesWithDays(path) ? today : days.sort().at(-1);
      const changed = day ? `<lastmod>${day}</lastmod>` : "";
      return `<url><loc>${new URL(path, facts.website)}</loc>${changed}</url>`;
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** Whether each build changes what the page at an address says: the page of an event is as new as its event. */
function changesWithDays(path: string): boolean {
  return pages.some(({ address, isOfDays }) => isOfDays && path.startsWith(address));
}

/** Lists the files of the church's folder that have a page's own words. */
function listFilesOfPage({ groups }: Church, path: string): string[] {
  const page = pages.find(({ address }) => address === path);
  if (page?.name === "home") return ["home.md", "church.yaml"];
  if (page?.name === "about-us") return ["about-us.md", "people.yaml"];
  if (page) return [`${page.name}.md`];
  const group = groups.find(({ slug }) => groupPath(slug) === path);
  return group ? [`groups/${group.slug}.md`] : [`pages${path}.md`];
}
