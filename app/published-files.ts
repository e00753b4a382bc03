import { addDays } from "#time";
import type { Route } from "./+types/published-files";
import { calendarAt } from "./calendars/calendar.server.ts";
import { findLastChanges } from "./church/git.server.ts";
import { listPagesForSearch } from "./church/listed-pages.server.ts";
import type { Church } from "./church/open-church.server.ts";
import { readStatus } from "./church/read-status.server.ts";
import { thisChurch } from "./church/this-church.server.ts";
import { eventPagePaths } from "./events/snapshot.server.ts";
import small from "./generated/looks/favicon-192.png?url";
import large from "./generated/looks/favicon-512.png?url";
import { pages } from "./pages.ts";
import { LINEN } from "./styles/theme-colours.ts";
import { groupPath } from "./ui/addresses.ts";

/** For how long after it was built security.txt is to be believed, in days: the standard asks for less than a year. */
const HOLDS = 350;

const PLAIN_TEXT = "text/plain; charset=utf-8";
const CALENDAR = "text/calendar; charset=utf-8";

type Published = [type: string, text: (church: Church) => string];

/** What is published for programs beside the pages: by its address its type, and what it says of a church. */
const files: Record<string, Published> = {
  "/manifest.webmanifest": ["application/manifest+json", webManifest],
  "/robots.txt": [PLAIN_TEXT, robots],
  "/sitemap.xml": ["application/xml", sitemap],
  "/.well-known/security.txt": [PLAIN_TEXT, securityContact],
  "/status.json": ["application/json", status],
};

/** One of these files; or a calendar: of everything, the diary, the services, a group, or one event. */
export function loader({ url: { pathname } }: Route.LoaderArgs): Response {
  const church = thisChurch();
  const calendar: Published = [CALENDAR, () => calendarAt(church, pathname)];
  const [type, text] = files[pathname] ?? (pathname.endsWith(".ics") ? calendar : []);
  if (!type || !text) throw new Error(`published-files.ts writes nothing at ${pathname}`);
  return new Response(text(church), { headers: { "Content-Type": type } });
}

/** How the website is, for programs that watch it. */
function status(church: Church): string {
  return `${JSON.stringify(readStatus(church), null, 2)}\n`;
}

/** For telephones that put the site on their home screen. */
function webManifest({ facts: { name, logo } }: Church): string {
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

/** Search engines may read every page, and are told where the list of them is. */
function robots({ facts: { website } }: Church): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", website)}\n`;
}

/** The pages for search engines, and since when they say what they say. */
function sitemap(church: Church): string {
  const { facts, folder, today } = church;
  const changes = findLastChanges(folder);
  const entries = [...listPagesForSearch(church), ...eventPagePaths(church.diary)].map((path) => {
    const days = filesOf(church, path).flatMap((file) => changes.get(file) ?? []);
    const day = isOfDays(path) ? today : days.sort().at(-1);
    const changed = day ? `<lastmod>${day}</lastmod>` : "";
    return `<url><loc>${new URL(path, facts.website)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** Says whom to tell of a hole in the website, in the form that security researchers expect (RFC 9116). */
function securityContact({ facts: { email, website }, today }: Church): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${addDays(today, HOLDS)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", website)}`,
    "",
  ].join("\n");
}

/** Whether each build changes what the page at an address says: the page of an event is as new as its event. */
function isOfDays(path: string): boolean {
  return pages.some(({ address, isOfDays }) => isOfDays && path.startsWith(address));
}

/** The files of the church's folder that a page's own words stand in. */
function filesOf({ groups }: Church, path: string): string[] {
  const page = pages.find(({ address }) => address === path);
  if (page?.name === "home") return ["home.md", "church.yaml"];
  if (page?.name === "about-us") return ["about-us.md", "people.yaml"];
  if (page) return [`${page.name}.md`];
  const group = groups.find(({ slug }) => groupPath(slug) === path);
  return group ? [`groups/${group.slug}.md`] : [`pages${path}.md`];
}
