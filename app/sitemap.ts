import { lastChanges } from "#app/content-loader/git.server.ts";
import { readChurch } from "./content-loader/church.server.ts";
import { movedAddresses } from "./content-loader/former-names.server.ts";
import { ownPageNames } from "./content-loader/own-pages.server.ts";
import { pagePaths } from "./site.server.ts";
import { churchTimeAt, type Day, dayOf } from "./time/wall-time.ts";

/** Pages that are about the days to come: every build changes them. */
const CHANGED_BY_DAYS = ["/events", "/this-week"];

/** For whoever keeps the site; it asks not to be listed. */
const UNLISTED = "/status";

/** The pages for search engines, and since when they say what they say. */
export function loader(): Response {
  const { website } = readChurch();
  const changes = lastChanges();
  const today = dayOf(churchTimeAt(new Date()));
  const pages = pagePaths().filter((path) => path !== UNLISTED && !movedAddresses().has(path));
  const entries = pages.map((path) => {
    const day = CHANGED_BY_DAYS.includes(path) ? today : latest(filesOf(path), changes);
    const changed = day ? `<lastmod>${day}</lastmod>` : "";
    return `<url><loc>${new URL(path, website).href}</loc>${changed}</url>`;
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  return new Response(sitemap, { headers: { "Content-Type": "application/xml" } });
}

function latest(files: string[], changes: Map<string, Day>): Day | undefined {
  const days = files.flatMap((file) => changes.get(file) ?? []);
  return days.sort().at(-1);
}

/** The files of the content folder that a page's own words stand in. */
function filesOf(path: string): string[] {
  const name = path.slice(1);
  if (path === "/") return ["home.md", "church.yaml"];
  if (path === "/about-us") return ["about-us.md", "people.yaml"];
  if (path.startsWith("/activities/")) return [`groups/${name.replace("activities/", "")}.md`];
  return [ownPageNames().includes(name) ? `pages/${name}.md` : `${name}.md`];
}
