import { writeCalendarAt } from "#app/calendars/calendar.server.ts";
import { listPagesForSearch } from "#app/church/listed-pages.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { listEventPagePaths } from "#app/events/snapshot.server.ts";
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

/** Allows search engines to read every page, and names the list of them. */
function writeRobots({ facts: { website } }: Church): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", website)}\n`;
}

/** Lists the pages for search engines. */
function writeSitemap(church: Church): string {
  const paths = [...listPagesForSearch(church), ...listEventPagePaths(church.diary)];
  const entries = paths.map(
    (path) => `<url><loc>${new URL(path, church.facts.website)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
